/** Slugs of sports whose sides are people, whom listings name with or without their first name. */
export const individualSports: ReadonlySet<string> = new Set(
  "tennis boxing mma kickboxing wrestling darts snooker pool badminton table-tennis squash chess padel pickleball judo".split(
    " ",
  ),
);
