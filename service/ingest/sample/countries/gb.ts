import { items, type SampleCountry } from "../country.ts";

export const unitedKingdom: SampleCountry = {
  code: "GB",
  language: "en",
  eveningNews: 18 * 60,
  channels: [
    { id: "LarkhillOne", name: "Larkhill One", kind: "general", number: 1 },
    { id: "LarkhillTwo", name: "Larkhill Two", kind: "general", number: 2 },
    { id: "QuillonThree", name: "Quillon 3", kind: "general", number: 3 },
    { id: "Hedgerow", name: "Hedgerow", kind: "general", number: 4 },
    { id: "Tidewater5", name: "Tidewater 5", kind: "general", number: 5 },
    { id: "JuniperDrama", name: "Juniper Drama", kind: "general", number: 6 },
    { id: "Parlour", name: "Parlour", kind: "general", number: 7 },
    { id: "Brackenfield", name: "Brackenfield TV", kind: "general", number: 8, offAirHour: 25 },
    { id: "EmberFilms", name: "Ember Films", kind: "movies", number: 11 },
    { id: "QuillonCinema", name: "Quillon Cinema", kind: "movies", number: 12 },
    { id: "MatineeLane", name: "Matinee Lane", kind: "movies", number: 13 },
    { id: "FathomOne", name: "Fathom", kind: "documentary", number: 21 },
    { id: "FathomNature", name: "Fathom Wild", kind: "documentary", number: 22 },
    { id: "OldStones", name: "Old Stones", kind: "documentary", number: 23 },
    { id: "PipkinKids", name: "Pipkin", kind: "kids", number: 31, offAirHour: 21 },
    { id: "TumbleJack", name: "Tumblejack", kind: "kids", number: 32 },
    { id: "LarkhillNews", name: "Larkhill News", kind: "news", number: 41 },
    { id: "WireRoom", name: "The Wire Room", kind: "news", number: 42 },
    { id: "TouchlineOne", name: "Touchline 1", kind: "sports", number: 51 },
    { id: "TouchlineTwo", name: "Touchline 2", kind: "sports", number: 52 },
    { id: "TouchlineExtra", name: "Touchline Extra", kind: "sports", number: 53 },
    { id: "VinylLane", name: "Vinyl Lane", kind: "music", number: 61 },
    { id: "LoudHour", name: "Loud Hour", kind: "music", number: 62 },
  ],
  titles: {
    entertainment:
      items(`The Kettle's On; Bargain Attic; Up the Garden Wall; Three Spoons; Late with Nobody; The Long
      Queue; Spare Room Rescue; Guess the Gadget; Half a Pint of Quiz; Name That Noise; The Village Hall; Sunday Best
      Table; Second-Hand Kings; Four Walls, One Weekend; Market Stall Millions; The Great Hobby Swap; Cake or Crumble;
      Whose Shed Is It?; The Penny Drop Hour; Crossed Lines; Beat the Postman; Teatime Tumble; Moving to Mudwick; The
      Lost Property Show; Ready, Steady, Rhubarb; Knots and Crosses; A Room with a Ewe; The Afternoon Bench`),
    drama:
      items(`Saltmarsh; The Ferryman's Daughter; Cold Harbour Row; Ward Nine, Nights; The Clerk; Blackthorn Lane;
      Inspector Marlpit; A Quiet Parish; The Signal Box; Undertow Bay; The Glasshouse Trials; Low Tide at Penwidden; The
      Auctioneers; Harrowgate Row; Small Hours; The Weighbridge; Crown and Thistle; The Locksmith's Wife; Ashdown
      Terrace; Nine Elder Street; Gull Island; The Long Ledger; Dust on the Moor; Kestrel Avenue; The Winter Bailiff;
      Paper Boats`),
    news: items(`Daybreak Britain; The News; Morning Briefing; The World in Brief; Business Before Nine; News at Noon;
      Inside the Chamber; The Papers; Regional Round-up; Talking Points; The Long Interview; Money Hour; News Hour;
      Around the Nations; Global Desk; The Evening Report; Headlines; Late Edition; Under Examination; The Briefing Room;
      Fact and Figure; Reporters; Hard Questions; Week in Review; Overnight Headlines; The Desk`),
    weather: items("Weather; The Forecast"),
    sport:
      items(`Touchline Tonight; The Dugout; Back of the Net; Extra Time; Saturday Scoreboard; Pitchside; Ringside
      Classics; The Final Furlong; Green and Fairway; Bowls from the Pavilion; Darts Club; Oche Nights; Rugby Under
      Lights; County Cricket Diary; On the Baize; Two Wheels; Rally Roads; The Rowing Hour; Netball Weekly; Grassroots;
      Great Comebacks; Golden Goals; Transfer Desk; Five-a-Side Kings; The Physio's Room; Legends of the Terrace`),
    kids: items(`Captain Crumpet; Moss and Pebble; The Biscuit Detectives; Doodle Dragon; Wellington Wombles About; Tilly
      and the Tugboat; Robot Lunchbox; Mission: Muddle; Professor Noodle; The Sock Monsters; Barnaby Bright; Puddle
      Patrol; Hop, Skip and Jim; The Marble Run Gang; Nora Next Door; Space Pirates of Bath Time; Cardboard City; Owl
      School; The Very Small Knight; Zigzag Zoo; Tea with Tortoise; Jam Jar Journeys; Fidget Farm; Magpie Mystery Club;
      Gran's Rocket; Wobble Street`),
    film: items(`The Salt Road Home; A Lantern for Clara; Midnight at Pell Station; The Last Lighthouse Keeper's Wedding;
      Nobody's Orchard; Three Days to Dunmallow; The Cartographer's Lie; Steam and Silver; Goodbye, Mister Wickham-Gray;
      The Violet Hour Heist; Operation Bramble; Snow over Sennet; Two Tickets to Orrery; The Beekeeper's War; Comet
      Street; The Man Who Sold the Fog; Harvest of Glass; A Fine Day for Larceny; The Drowned Bell; Kite Season; Letters
      to Aldermoor; The Understudy's Revenge; Iron Meadow; Fourteen Bridges; The Colonel's Parrot; Wild Thyme; Night
      Ferry to Varn; The Clockmaker's Apprentice; A Duel at Dawnlight; Sundial; The Sparrow Protocol; Rain on Tin; The
      Hollow Crown Jewels; Cassowary; Ghosts of the Gasworks; One Careful Owner`),
    music:
      items(`Vinyl Revival; The Breakfast Spin; Non-Stop Nineties; Acoustic Attic; Brass Tacks; Floor Fillers; The
      Indie Hour; Slow Songs; Forgotten B-Sides; Live at the Corn Exchange; Northern Nights; Garage Days; Choir Practice;
      Jazz after Dark; Strings Attached; New This Week; The Request Line; Festival Fields; Power Ballads; Folk in the
      Barn; Eighties Drive; Ska and Skank; Love Songs; Guitar Heroes of the High Street; Songs for Sunday; The Long Mix`),
    documentary:
      items(`The Secret Life of Hedges; Bridges that Made Us; Tides; Underground Britain; The Wool Road; Castles
      from Above; A Year on the Fell; The Great Canal Story; Wild Estuary; Night Shift Nation; The Lost Railways; Moths:
      A Love Story; Lighthouse Lives; The Potter's Field; Seabird City; Inside the Foundry; The Language of Stones;
      Engines of War and Peace; A History of Bread; The River Wardens; Otters at Dawn; The Map Room; Great Storms; The
      Village that Moved; Peat; Horizons: The Deep`),
  },
  people: {
    given: items(
      "Ines; Rupert; Marigold; Tobias; Ottoline; Barnaby; Sunniva; Caspian; Thea; Jolyon; Perpetua; Lorcan",
    ),
    family: items(
      "Varga-Pell; Thistlewick; Ashbourne-Quaye; Marlpit; Ferrowby; Kettlethorpe; Okonjo-Bright; Saltmarsh; Pennymoor; Grindlecote; Harrowgate; Wexcombe",
    ),
  },
  episodes:
    items(`The Letter; Old Friends; A Change of Wind; Homecoming; What the Tide Left; The Wrong Key; Second
    Thoughts; A Promise Kept; The Visitor; Under the Floorboards; First Frost; Loose Ends; The Anniversary; Half the
    Truth; Lost and Found; A Long Way Down; The Bargain; Neighbours at War; Whispers; The Big Day; Out of Season; Paper
    Trail; No Smoke; The Return; Three's a Crowd; Breaking Point; A Quiet Word; The Reckoning; Blue Monday; Fresh Start`),
  blurbs: {
    entertainment:
      items(`Good company, gentle rivalry and a prize that nobody quite expected.; Two teams, one clock and a
      great deal of laughter.; This time the studio audience decides.; A family tries something that they have put off
      for years.; Ordinary people, extraordinary finds.; The experts disagree, and the tea goes cold.`),
    drama:
      items(`An old secret comes to light and divides the town.; A stranger's arrival changes everything.; Loyalties
      are tested when the evidence points the wrong way.; The family gathers, but one chair stays empty.; A small mistake
      has consequences that nobody foresaw.; With time running out, someone has to tell the truth.; Trust is hard to win
      back.`),
    news: items(`The day's stories from home and abroad.; Reports, interviews and analysis.; The latest headlines, with
      correspondents around the country.; What happened, why it matters and what comes next.`),
    weather: items("The outlook for the days ahead, region by region."),
    sport:
      items(`All the talking points from the weekend.; Action, interviews and the moments that made the difference.;
      The story behind the scoreline.; A look back at a contest to remember.; Guests in the studio look ahead to the big
      games.`),
    kids: items(`The friends have a plan, and nothing goes to plan.; Something strange is hiding in the garden shed.; It is
      a rainy day, so everyone must use their imagination.; A new friend arrives with a very big suitcase.; Can they fix
      it before bedtime?; Songs, stories and a lot of mud.`),
    film: items(`A chance meeting on a night train leads two strangers into danger.; A comic adventure about a robbery that
      goes much too well.; Years after the war, a widow sets out to find the truth.; A tender tale of first love and last
      chances.; A detective on the edge takes one final case.; In a village cut off by snow, nobody is who they seem.; An
      epic journey across a land that no map shows.`),
    music:
      items(`Favourites old and new, back to back.; Performances recorded before a live audience.; The stories behind
      the songs.; An hour without interruption.`),
    documentary:
      items(`A journey through landscapes that few people ever see.; Experts piece together what really
      happened.; Filmed over a whole year, with patience and remarkable luck.; How an everyday thing changed the world.;
      The people who keep a tradition alive.; New evidence casts an old story in a different light.`),
  },
  genres: {
    entertainment: "Entertainment",
    drama: "Drama series",
    news: "News",
    weather: "Weather",
    sport: "Sport",
    kids: "Children",
    film: "Film",
    music: "Music",
    documentary: "Documentary",
  },
  ratings: ["U", "PG", "12", "15", "18"],
  leagues: [
    {
      name: "Football: Crown and Anchor League",
      teams:
        items(`Wexcombe Rovers; Harlow Vale; Port Ansel; Thornby Albion; Millgate Athletic; Eastmere Town;
        Brackley Wanderers; Castle Orme; Dunmallow City; Sallowfield United; Kingsferry; Ravensden Park`),
    },
    {
      name: "Basketball: British Hoops Championship",
      teams:
        items(`Mersham Monarchs; Tyne Vale Kestrels; Solway Storm; Bramford Bears; Kentish Comets; Ouse Valley Otters;
        Malvern Giants; Clydeside Chargers`),
    },
  ],
  highlights: "Highlights",
  versus: " v ",
  gap: " ",
};
