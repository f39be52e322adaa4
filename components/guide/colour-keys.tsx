import styles from "./guide.module.css";

/** What a remote's colours do: shown to whoever has one. They can be pressed as well. */
export const ColourKeys = ({
  words,
  onNow,
  onPrime,
  onFavourite,
  onNextDay,
}: {
  words: Record<"now" | "prime" | "favourite" | "nextDay", string>;
  onNow(): void;
  onPrime(): void;
  onFavourite(): void;
  onNextDay(): void;
}) => {
  const keys = [
    ["red", words.now, onNow],
    ["green", words.prime, onPrime],
    ["yellow", words.favourite, onFavourite],
    ["blue", words.nextDay, onNextDay],
  ] as const;
  return (
    <div className={styles.colours}>
      {keys.map(([colour, word, act]) => (
        // The focus stays in the grid, which is what the key acts on.
        <button key={colour} type="button" tabIndex={-1} data-colour={colour} onClick={() => act()}>
          {word}
        </button>
      ))}
    </div>
  );
};
