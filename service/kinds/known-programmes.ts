import type { Kind } from "../../contract/slot.ts";
import { remember } from "./categories.ts";
import { foldGenre } from "./genre-words.ts";

/**
 * Programmes that many countries show or make versions of, by what they are. Listings rarely say it, because every
 * viewer knows. `*` stands for whatever follows the name: `Law & Order: …`. Names that others have too aren't here.
 */
const known: readonly (readonly [Kind, readonly string[]])[] = [
  [
    "entertainment",
    [
      "MasterChef*|Celebrity MasterChef*|Big Brother*|Celebrity Big Brother|Survivor*|Expedition Robinson*|Koh Lanta*|Love Island*|Temptation Island*",
      "The Voice*|La Voz*|The X Factor*|X Factor*|The Masked Singer*|Mask Singer|Dancing with the Stars*|Strictly Come Dancing*",
      "Let's Dance|Danse avec les stars|Bailando con las estrellas|Ballando con le stelle|Skal vi danse|Vild med dans|Tanssii tähtien kanssa",
      "Who Wants to Be a Millionaire*|Wer wird Millionär*|Qui veut gagner des millions*|Chi vuol essere milionario*|Milionerzy|Kim Milyoner Olmak İster*",
      "Кто хочет стать миллионером|Поле чудес|من سيربح المليون|Wheel of Fortune*|Glücksrad|La roue de la fortune|La ruota della fortuna|Koło fortuny",
      "La ruleta de la suerte|Family Feud*|Familienduell|Familiada|Une famille en or|Jeopardy|The Price Is Right*|Deal or No Deal*|Pointless|The Chase*",
      "Gefragt Gejagt|Jaka to melodia|Bake Off*|The Great British Bake Off*|Great Canadian Baking Show|Come Dine with Me*|Das perfekte Dinner|Un dîner presque parfait",
      "Married at First Sight*|Hochzeit auf den ersten Blick|Mariés au premier regard|Gift vid første blikk|The Bachelor|The Bachelorette|Der Bachelor|Die Bachelorette|Bachelor in Paradise",
      "The Apprentice*|Shark Tank*|Dragons' Den*|Die Höhle der Löwen|RuPaul's Drag Race*|America's Next Top Model|Germany's Next Topmodel*|Project Runway*",
      "The Real Housewives of *|Keeping Up with the Kardashians|The Kardashians|Jersey Shore*|Geordie Shore|Say Yes to the Dress*|90 Day Fiancé*|90 Day Fiance*",
      "Kitchen Nightmares|Ramsay's Kitchen Nightmares|Hell's Kitchen*|Top Chef*|Chopped*|Diners Drive Ins and Dives*|Iron Chef*|The Kitchen|The Pioneer Woman",
      "House Hunters*|Property Brothers*|Fixer Upper*|Grand Designs*|Escape to the Country*|A Place in the Sun*|Homes Under the Hammer*|Love It or List It*|Kirstie and Phil's *",
      "Antiques Roadshow*|Antiques Road Trip*|Bargain Hunt*|The Repair Shop*|Kunst und Krempel|Bares für Rares*|Antikrundan|Salvage Hunters*|Storage Wars*|Storage Hunters*|Pawn Stars*|Hardcore Pawn*",
      "American Pickers*|Top Gear*|The Grand Tour|Wheeler Dealers*|Fast N' Loud|Gas Monkey Garage|Counting Cars|Overhaulin'|Four in a Bed|Gardeners' World*|Find It Fix It Flog It",
      "Judge Judy*|The People's Court|Judge Mathis|Hot Bench|The Jerry Springer Show|Maury|Dr Phil|The Ellen DeGeneres Show|The Oprah Winfrey Show|Loose Women|The View|The Talk|Lorraine",
      "The Tonight Show*|The Late Show*|Jimmy Kimmel Live*|The Graham Norton Show*|The Jonathan Ross Show|Saturday Night Live|El hormiguero*|Pasapalabra|Ahora caigo|Sálvame*",
      "L'eredità|Affari tuoi|Soliti ignoti|Slagalica|Des chiffres et des lettres|Questions pour un champion*|N'oubliez pas les paroles*|Les douze coups de midi|Fort Boyard|Countdown",
      "8 Out of 10 Cats*|Have I Got News for You|QI|Taskmaster*|Would I Lie to You*|Mock the Week|A Question of Sport|Eggheads|Tipping Point*|University Challenge|Mastermind|Gogglebox*",
      "America's Funniest Home Videos*|You've Been Framed*|Ridiculousness|Impractical Jokers*|Whose Line Is It Anyway*|Lip Sync Battle|Ninja Warrior*|Takeshi's Castle|Wipeout",
      "Ghost Adventures*|Ghost Hunters*|Most Haunted*|Paranormal Witness|Catfish*|Teen Mom*|16 and Pregnant|Below Deck*|Vanderpump Rules|Made in Chelsea|The Only Way Is Essex",
      "Lego Masters*|Aventura en pelotas*|The Traitors*|Les Traîtres*|Wie is de Mol*|De Mol|Britain's Got Talent*|America's Got Talent*|Das Supertalent*|Mam talent*|Românii au talent*|Got Talent*|Italia's Got Talent*|La France a un incroyable talent*|American Idol*|Deutschland sucht den Superstar*|Star Academy*|Operación Triunfo*",
      "Tu cara me suena*|Your Face Sounds Familiar*|Twoja twarz brzmi znajomo*|Tvoje lice zvuči poznato*|The Amazing Race*|Pekin Express*|Pechino Express*|Pekín Express*|Wife Swap*|Frauentausch*|Výměna manželek*|First Dates*|Ex on the Beach*|Are You the One*|Love Is Blind*|Gran Hermano*|Grande Fratello*|Secret Story*",
      "Ich bin ein Star*|I'm a Celebrity*|Supervivientes*|L'isola dei famosi*|Forged in Fire*|Cake Boss*|Man v Food*|Beat Bobby Flay*|Guy's Grocery Games*|Cutthroat Kitchen*|Vite al limite*",
      "Supernanny|Undercover Boss*|Long Lost Family*|Naked and Afraid*|The Biggest Loser|Farmer Wants a Wife|Bauer sucht Frau*|L'amour est dans le pré*|Boer zoekt vrouw*|Rolnik szuka żony*",
      "ארץ נהדרת*|הכוכב הבא*|חתונה ממבט ראשון*|הזמר במסכה*|מאסטר שף*|האח הגדול*|הישרדות*|נינג'ה ישראל*",
      "Operation Repo*|Hot Ones|Good Mythical Morning|Good Mythical More|Penn & Teller: Fool Us|The Joy of Painting*|This Old House*|Ask This Old House|Fifth Gear*|Dr Phil*|Caso Cerrado|Paternity Court|Divorce Court|Caught in Providence|People's Court*|The Steve Wilkos Show",
      "Marriage Boot Camp*|Here Comes Honey Boo Boo|Lizard Lick Towing|Graveyard Carz|All Girls Garage|Two Guys Garage|Detroit Muscle|Truck Tech|Street Outlaws*|Cash Cab*|Fear Factor|Just for Laughs Gags|Emeril Live|Essence of Emeril|Martha Stewart Living|Rachael Ray*|Jamie Oliver*",
      "Jamie's 30 Minute Meals|Jamie's 15 Minute Meals|Bad Girls Club|The Osbournes|Gene Simmons Family Jewels|Little Women: *|Love After Lockup|Sell This House|Four Weddings*|Duck Dynasty*|Comic Book Men|Anthony Bourdain*|World Poker Tour*|Poker Night in America|PokerStars*|TMZ*|Entertainment Tonight|Access Hollywood",
      "A New Life in the Sun*|Tiny House Nation|Tiny House Hunters|Supermarket Sweep|Press Your Luck|Match Game*|Let's Make a Deal*|Hollywood Squares|The Weakest Link|Catchphrase|Blockbusters|Bullseye|Family Fortunes|Blankety Blank|Through the Keyhole|Changing Rooms|Ground Force|Location, Location, Location",
      "Flog It*|Cash in the Attic|Dickinson's Real Deal|Nailed It*|Queer Eye*|Selling Sunset|Million Dollar Listing*|Flip or Flop*|Flipping Out|Rehab Addict*|Barefoot Contessa*|30 Minute Meals|Everyday Italian|Cupcake Wars|Man vs Food|Kitchen Impossible|Zwischen Tüll und Tränen|Shopping Queen|Goodbye Deutschland*|Das große Backen",
      "Les Z'amours|Tout le monde veut prendre sa place|Les reines du shopping|Cauchemar en cuisine|Le meilleur pâtissier*|Pesadilla en la cocina|¿Quién quiere ser millonario|4 ristoranti|Cortesie per gli ospiti|Cucine da incubo|Kuchenne rewolucje|Ugotowani|Nasz nowy dom|Орёл и решка*|Орел и решка*|Ревизорро*|Давай поженимся|Модный приговор|Пусть говорят",
    ],
  ],
  [
    "documentary",
    [
      "Planet Earth*|Blue Planet*|Frozen Planet*|Our Planet*|Cosmos: *|Air Crash Investigation*|Mayday: *|Seconds from Disaster|How It's Made*|How Do They Do It|Wie macht man das|MythBusters*",
      "Megafactories|Mega Factories|Megastructures|Engineering Disasters|Massive Engineering Mistakes|Abandoned Engineering|Forensic Files*|Medical Detectives*|Cold Case Files*|The First 48*",
      "Ancient Aliens*|The UnXplained*|The Curse of Oak Island*|Expedition Unknown*|Mysteries at the Museum*|Secrets of the Dead*|What on Earth*|Drain the Oceans|Border Security*",
      "Border Control *|Border Patrol|Airport Security*|Deadliest Catch*|Gold Rush*|Ice Road Truckers*|Aussie Gold Hunters*|Bering Sea Gold*|Alaska: The Last Frontier*|Life Below Zero*|Mountain Men",
      "Mighty Ships|Mighty Planes|Shark Week*|Horizon|Panorama|Nova|Frontline|60 Minutes*|Dateline*|48 Hours|20 20|Universum|Terra X*|Thalassa|Des racines et des ailes|Échappées belles|Envoyé spécial",
      "Crimewatch*|Police Interceptors|Traffic Cops|Motorway Cops*|24 Hours in A and E|24 Hours in Police Custody|Homicide Hunter*|Snapped*|Evil Lives Here|Who Do You Think You Are*|Finding Your Roots*",
      "Time Team*|Countryfile*|The Dog Whisperer|Dr Pimple Popper*|My 600 lb Life*|Help My House Is Haunted*|Homestead Rescue*|Building Off the Grid*|The Yorkshire Vet|The Sky at Night",
      "Galileo|Wildes *|Wilde Tiere|Документальный проект|Военная тайна*|Следствие вели*",
      "Dog the Bounty Hunter|Sheriffs: El Dorado County|Cops|Cops Reloaded|Live PD*|On Patrol: Live|Bondi Rescue|Bondi Vet|Wicked Tuna*|Jade Fever|Women Behind Bars|The FBI Files|The New Detectives|Highway Thru Hell|Ice Pilots*|Alaska State Troopers|World's Most Evil *|Killer Kids|Paranormal Caught on Camera",
      "Swamp People*|Fear Thy Neighbor|The Vet Life|Survivorman|MeatEater|Monkey Life|Billy the Exterminator|Hoarding: Buried Alive|Hoarders|Finding Bigfoot|Modern Marvels|Ax Men|Timber Kings|Yukon Gold|Lockup*|Locked Up Abroad|Banged Up Abroad|Running Wild with Bear Grylls|Man vs Wild|I Didn't Know I Was Pregnant",
      "Body Bizarre|Unsung|Unsolved Mysteries*|Misterios sin resolver|Crímenes imperfectos|Faites entrer l'accusé|To Catch a Smuggler|Jack Hanna*|American Greed|Air Disasters|BodyCam*|Wild Kingdom|Brave Wilderness|Swamp Loggers|Dirty Jobs|How the Universe Works|Through the Wormhole*|Nature's Weirdest Events|Big Cat Diary|Meerkat Manor",
      "Crimes That Shook Britain|Killer Couples|Deadly Women|Wives with Knives|Evil Twins|On the Case with Paula Zahn|Wonders of the Universe|Great British Railway Journeys|Great Continental Railway Journeys|Saving Lives at Sea|Ambulance|999: What's Your Emergency|Trucking Hell|Outback Opal Hunters|Alaskan Bush People",
      "ZDF History|Die Rekonstruktion des *|Abenteuer Wildnis|Enquête exclusive|Enquête d'action|Zone interdite|66 minutes*|Ushuaïa nature|Secrets d'histoire|Invitation au voyage|Equipo de investigación|España directo|Ulisse*|Superquark*|Quark",
    ],
  ],
  [
    "news",
    [
      "heute|heute in Deutschland|Zeit im Bild*|ZIB*|10vor10|Schweiz aktuell|Rapport|Kastljós|Fakty|Observator|Tény|Tények|Время|ТСН|Факти|Известия|Události|Odmevi|24ur|EenVandaag|Hart van Nederland|Ter Zake|Studio Aperto|Porta a Porta|C dans l'air",
      "Liputan 6*|Seputar iNews*|Kabar Petang|Kompas Petang|Apa Kabar Indonesia*|TV Patrol*|24 Oras*|Chào buổi sáng|Chuyển động 24h|Newsnight|BBC Breakfast|Nightline|Meet the Press|Face the Nation|World News Tonight*|Jornal das 8|Jornal da Globo|Jornal Hoje",
    ],
  ],
  [
    "kids",
    [
      "Peppa Pig*|Peppa Wutz|Świnka Peppa|Paw Patrol*|Bluey|SpongeBob*|Bob Esponja|Bob l'éponge|Tom and Jerry*|Tom und Jerry*|Tom et Jerry*|Scooby Doo*|Masha and the Bear|Маша и Медведь|Mascha und der Bär",
      "Pokémon*|Pokemon*|Doraemon|ドラえもん|名探偵コナン|Crayon Shin chan|クレヨンしんちゃん|アンパンマン|Teletubbies|Sesame Street|Sesamstraße|Thomas and Friends*|Fireman Sam|Bob the Builder|Postman Pat|Ben and Holly's Little Kingdom",
      "Miraculous*|PJ Masks*|Cocomelon|Dora the Explorer|Blaze and the Monster Machines|Bubble Guppies|Shaun the Sheep|Timmy Time|Hey Duggee*|Octonauts|The Octonauts|Numberblocks|Alphablocks|In the Night Garden",
      "Looney Tunes*|The Looney Tunes Show|Teen Titans Go*|The Amazing World of Gumball|Adventure Time|We Bare Bears|Ben 10*|The Powerpuff Girls|Phineas and Ferb|Mickey Mouse*|The Smurfs|Les Schtroumpfs|Смешарики|Спокойной ночи малыши",
      "My Little Pony*|Transformers: *|Teenage Mutant Ninja Turtles|Winx Club|Totally Spies|Sofia the First|Spidey and His Amazing Friends|Mister Maker*|Die Sendung mit der Maus|Unser Sandmännchen|Logo|Maya the Bee|Heidi|Milkshake*",
      "Adventures of Sonic the Hedgehog|Sonic Underground|The Wiggles*|Caillou*|Strawberry Shortcake*|Charlotte aux fraises|Emily Erdbeer|Power Rangers*|Yu Gi Oh*|Beyblade*|Bakugan*|Los Pitufos|Die Schlümpfe|I Puffi|Zoboomafoo|Molang|Grizzy and the Lemmings*|Grizzy et les lemmings|Johnny Test|Slugterra|Blippi*|Bing|Inspector Gadget*",
      "Odd Squad|Cyberchase|Wild Kratts|Curious George*|Clifford the Big Red Dog|Daniel Tiger's Neighborhood|Super Why|Dinosaur Train|Barney & Friends|Pingu|Noddy|Make Way for Noddy|Mr Bean: The Animated Series|Rabbids*|Almost Naked Animals|Pink Panther and Pals|Ryan's World*|Sunny Bunnies|SunnyBunnies|Super Wings|Robocar Poli|Masha et Michka",
      "Masha e Orso|La abeja Maya|L'ape Maia|Die Biene Maja|Maya l'abeille|Om Nom*|Booba|Gigantosaurus|T'choupi*|Trotro|Franklin*|Babar|Wickie und die starken Männer|Pippi Langstrumpf|Die Pfefferkörner|Heidi|44 gatti|Bing Bunny|Zig et Sharko|Oggy et les cafards|Oggy and the Cockroaches|ちびまる子ちゃん|サザエさん|Фиксики|Три кота|Барбоскины|Лунтик*|Маша и Медведь*|喜羊羊与灰太狼*|熊出没*|猪猪侠*|小猪佩奇*",
    ],
  ],
  [
    "series",
    [
      "Law and Order*|Law Order*|CSI*|NCIS*|FBI*|Chicago Fire|Chicago PD|Chicago P D|Chicago Med|Criminal Minds*|Blue Bloods|Bones|Castle|The Mentalist|Hawaii Five 0|Magnum PI|MacGyver|Murder She Wrote|Columbo|Monk",
      "Grey's Anatomy|The Good Doctor|New Amsterdam|The Resident|9 1 1*|Station 19|S W A T|SWAT|The Rookie*|Elsbeth|Matlock|Tracker|Fire Country|Yellowstone|1923|Suits|Bull|Scorpion|The Equalizer",
      "Friends|The Big Bang Theory|Young Sheldon|Two and a Half Men|How I Met Your Mother|The Middle|Modern Family|The Office*|Seinfeld|Frasier|Everybody Loves Raymond|The King of Queens|Cheers|Brooklyn Nine Nine|Ghosts|Abbott Elementary",
      "The Simpsons|Die Simpsons|Los Simpson|Les Simpson|Family Guy|American Dad*|South Park|Futurama|Bob's Burgers|King of the Hill|Rick and Morty|Game of Thrones|House of the Dragon|The Walking Dead*|Stranger Things|Breaking Bad",
      "Coronation Street|EastEnders|Emmerdale*|Hollyoaks|Neighbours|Home and Away|Casualty|Holby City|Doctor Who|Midsomer Murders|Death in Paradise|Father Brown|Vera|Poirot|Agatha Christie's *|Endeavour|Inspector Morse|Lewis|Heartbeat|The Bill",
      "The Bold and the Beautiful|Days of Our Lives|The Young and the Restless|General Hospital|Tatort|Tatort: *|Polizeiruf 110*|Sturm der Liebe|Rote Rosen|Gute Zeiten, schlechte Zeiten|GZSZ|In aller Freundschaft*|SOKO *|Plus belle la vie*|Demain nous appartient",
      "Star Trek*|Stargate*|The X Files|Supernatural|Charmed|Buffy the Vampire Slayer|The Vampire Diaries|Smallville|The Flash|Supergirl|Xena: Warrior Princess|Hercules: The Legendary Journeys|Little House on the Prairie|The Waltons|Bonanza|Gunsmoke|M A S H|MASH",
      "Un posto al sole|Don Matteo*|Il paradiso delle signore*|Ranczo|M jak miłość|Na Wspólnej|Barwy szczęścia|Pierwsza miłość|Тайны следствия*|Глухарь*",
      "Anger Management|Are We There Yet|The Rifleman|The Conners|Z Nation|Portlandia|Green Acres|Death Valley Days|House of Payne|Tyler Perry's House of Payne|Tyler Perry's Sistas|Corner Gas|Trailer Park Boys|Red Dwarf*|Kim's Convenience|Murdoch Mysteries|Designated Survivor|Wanted: Dead or Alive|Teen Wolf|The Librarians*",
      "Nurse Jackie|Degrassi*|Creepshow|Nash Bridges|Farscape|Doc Martin|Highway to Heaven|Autopista al cielo|Baywatch*|The Doctor Blake Mysteries|That Girl|Home Improvement|Nip Tuck|7th Heaven|Fear the Walking Dead|Andromeda|McLeod's Daughters|Der Landarzt|According to Jim|A Touch of Frost|Prime Suspect",
      "Absolutely Fabulous|ALF|The Outpost|Continuum|Mad Men|Rizzoli & Isles|The Ropers|Whitstable Pearl|Alarm für Cobra 11*|Alerte Cobra|Moone Boy|Petticoat Junction|Saved by the Bell|Stath Lets Flats|The Rockford Files|Father Knows Best|Hudson & Rex|Rookie Blue|Have Gun Will Travel|Zane Grey Theat*|Beyond Paradise",
      "Greenleaf|Summer Heights High|Alfred Hitchcock Presents|Last Man Standing|The Mighty Boosh|Silent Witness|Sanford and Son|Quantum Leap|Mad About You|Walker Texas Ranger*|Living Single|Sister Sister|Man with a Plan|The Listener|The Brokenwood Mysteries|Three's Company|The Dick Van Dyke Show|The Andy Griffith Show|I Love Lucy",
      "I Dream of Jeannie|Hogan's Heroes|Gilligan's Island|The Brady Bunch|Happy Days|Laverne & Shirley|Perry Mason|Diagnosis Murder|Touched by an Angel|Dr Quinn Medicine Woman|JAG|Melrose Place|Beverly Hills 90210|Knight Rider|Airwolf|Dawson's Creek|One Tree Hill|Gilmore Girls|Desperate Housewives|Ghost Whisperer|Cold Case|Without a Trace",
      "Third Watch|ER|Scrubs|Parks and Recreation|30 Rock|The Goldbergs|Black ish|The Nanny|Family Matters|Full House|Step by Step|Boy Meets World|The Jeffersons|All in the Family|Poldark|Broadchurch|Line of Duty|Call the Midwife|Only Fools and Horses|Dad's Army|Last of the Summer Wine|Keeping Up Appearances",
      "'Allo 'Allo|Blackadder*|Fawlty Towers|Open All Hours|As Time Goes By|Are You Being Served|Bergerac|Taggart|Wycliffe|Jonathan Creek|New Tricks|Waking the Dead|Rosemary & Thyme|Der Bergdoktor|Großstadtrevier|Ein Fall für zwei|Derrick|Die Rosenheim Cops|Notruf Hafenkante|Alles was zählt|Unter uns|Berlin Tag & Nacht|Köln 50667|Der Lehrer|Dahoam is Dahoam",
      "Joséphine ange gardien*|Julie Lescaut|Camping Paradis|Section de recherches|Candice Renoir|Alice Nevers*|Fais pas ci fais pas ça|Kaamelott|Scènes de ménages|Un si grand soleil|Ici tout commence|Amicalement vôtre|Les mystères de l'amour|El señor de los cielos|La rosa de Guadalupe|Como dice el dicho|Una familia de diez|El Chavo*|Aquí no hay quien viva|La que se avecina|Cuéntame cómo pasó",
      "Il commissario Montalbano|Distretto di polizia|Un medico in famiglia|I Cesaroni|Squadra Antimafia*|Ojciec Mateusz|Na dobre i na złe|Świat według Kiepskich|Ordinace v růžové zahradě*|Barátok közt|Каменская*|Менты*|Ментовские войны*|Морские дьяволы*|Невский*|Воронины|Сваты*|باب الحارة*|Kurtlar Vadisi*|Arka Sokaklar|Çocuklar Duymasın|Tukang Ojek Pengkolan|FPJ's *",
    ],
  ],
];

const byName = new Map<string, Kind>();
/** Names that something may follow, by their first word. */
const beginnings = new Map<string, { name: string; kind: Kind }[]>();
for (const [kind, lines] of known)
  for (const name of lines.join("|").split("|")) {
    const folded = foldGenre(name);
    byName.set(folded, kind);
    const [first = ""] = folded.split(" ");
    if (name.endsWith("*"))
      beginnings.set(first, [...(beginnings.get(first) ?? []), { name: `${folded} `, kind }]);
  }

/** The kind of a programme that its title names; null if it isn't known. */
export const knownKind = remember((title): Kind | null => {
  const folded = foldGenre(title);
  const first = folded.split(" ", 1)[0] ?? "";
  const begun = beginnings.get(first)?.find(({ name }) => folded.startsWith(name));
  return byName.get(folded) ?? begun?.kind ?? null;
});
