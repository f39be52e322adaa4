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
      "American Ninja Warrior*|Australian Ninja Warrior|The Block|The Block: *|My Kitchen Rules*|Great British Menu*|Saturday Kitchen*|James Martin's *|Mary Berry's *|Nigella's *|Rick Stein's *|Gordon Ramsay's *|Gino's *|The Hairy Bikers*|Hairy Bikers*|Sunday Brunch|This Morning|The Kelly Clarkson Show|The Drew Barrymore Show|Live with Kelly and Mark|Rachael Ray|Tamron Hall|The Jennifer Hudson Show",
      "The Daily Show*|Late Night with *|Last Week Tonight*|Real Time with Bill Maher|Watch What Happens Live*|Access Hollywood|Access Daily|Entertainment Tonight|Inside Edition|TMZ*|E! News*|Extra Extra|Tosh 0|Key & Peele|Chappelle's Show|Punk'd|Cheaters|Bar Rescue|Jersey Shore: *|Acapulco Shore*|Flavor of Love|Basketball Wives*|Love & Hip Hop*|Dallas Cowboys Cheerleaders*|Dance Moms*|Toddlers & Tiaras|Sister Wives*|Welcome to Plathville",
      "Location Location Location*|DIY SOS*|Money for Nothing|Garden Rescue|The Great British Sewing Bee|The Great Pottery Throw Down*|Glow Up|Interior Design Masters*|Race Across the World*|Richard Osman's House of Games|The 1 Club|Limitless Win|Only Connect|Michael McIntyre's *|Ant & Dec's *|The Hit List|Beat the Chasers|Dancing on Ice|Celebs Go Dating|Dinner Date|Love Is Blind*|Too Hot to Handle|The Undateables|The Big Fat Quiz*|The Last Leg|Live at the Apollo|House Doctor|The Big Flower Fight",
      "Home Town*|Good Bones*|Bargain Block|Celebrity IOU*|Ugliest House in America|My Lottery Dream Home*|Beachfront Bargain Hunt*|Lakefront Bargain Hunt*|Island Life|Log Cabin Living|Treehouse Masters|Kindig Customs|Bitchin' Rides|Dream Car Garage|Full Custom Garage|Storage Wars Canada|Cajun Pawn Stars*|Rust Valley Restorers|Restaurant Impossible*|Mystery Diners|Chopped Junior|Worst Cooks in America*|The Best Thing I Ever Ate|Carnival Eats|Cook's Country|America's Test Kitchen*|Lidia's Kitchen|Rick Steves' Europe",
      "Auf Streife*|K11 Kommissare im Einsatz*|Verklag mich doch|Hilf mir doch|Mein Lokal, Dein Lokal*|Die Geissens*|Goodbye Deutschland*|Hartz und herzlich*|Armes Deutschland*|Promi Big Brother*|Let's Dance*|Wer weiß denn sowas*|Gefragt gejagt*|ZDF Fernsehgarten*|Verstehen Sie Spaß*|Markus Lanz|Die Küchenschlacht|Shopping Queen*|Zwischen Tüll und Tränen*|Die Retourenprofis*",
      "C à vous*|Quotidien*|Touche pas à mon poste*|Slam|Vendredi tout est permis*|Recherche appartement ou maison|Maison à vendre|Les carnets de Julie|Petits plats en équilibre|Ça commence aujourd'hui|La maison France 5|Nouvelle star*|Zapping|Zona gialla|La prova del cuoco|Uomini e donne*|C'è posta per te*|Amici di Maria De Filippi|Reazione a catena*|Verissimo*|La isla de las tentaciones*|First Dates*|El intermedio|Saber y ganar|Caiga quien caiga",
      "Ainsley's *|Junior MasterChef*|Taste of Japan|Running Man|런닝맨*|무한도전*|나 혼자 산다*|미운 우리 새끼*|슈퍼맨이 돌아왔다*|아는 형님*|1박 2일*|놀면 뭐하니*|라디오스타*|全员加速中*|奔跑吧*|快乐大本营*|向往的生活*|极限挑战*|星光大道*|开门大吉*|非诚勿扰*|中国好声音*|笑点研究所|水曜日のダウンタウン*|世界の果てまでイッテQ*|しゃべくり007*|孤独のグルメ*|マツコの知らない世界*|Кривое зеркало*|Что Где Когда*|Своя игра|Большая разница|Давай поженимся*|Жди меня*|Званый ужин*",
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
      "24 Hours in *|999: *|Ambulance*|Helicopter ER*|Casualty 24 7*|Saving Lives at Sea*|Can't Pay? We'll Take It Away*|Can't Pay We'll Take It Away*|Inside the Factory*|Abandoned Places*|Mysteries from Above|Disasters Engineered|Strangest Things|Combat Ships|How the Earth Was Made|Nazi Megastructures|Great Coastal Railway Journeys|Coast|Springwatch*|Autumnwatch*|Winterwatch*|Natural World*|Animal Park|Emergency Bikers|Fake Britain|Rip Off Britain*|Classic Albums",
      "I Shouldn't Be Alive|Meet Marry Murder|A Haunting|Paranormal State|Paranormal 911|Weird or What*|The Proof Is Out There*|History's Greatest Mysteries*|Unsolved Mysteries*|In Search of *|Hunting Hitler|Deadly Cults|Murder Book|American Monster|See No Evil|Stalked*|I Survived*|Accident Suicide or Murder|Killer Siblings|An Unexpected Killer|Dateline: *|Los archivos del FBI|Crimes imparfaits|Au bout de l'enquête*|Pit Bulls & Parolees|My Cat from Hell|Dr Jeff*|Strip the City|Strip the Cosmos|How the Universe Works|The Universe",
      "Anthony Bourdain: *|Air Emergency*|Ice Airport Alaska|Buying Alaska|Alaska State Troopers|Highway Patrol|Nothing to Declare|Bangers and Cash*|Bondi Ink|Storm Chasers|Zoo Tales|The Zoo*|The Secret Life of the Zoo|Inside the Tower of London|Digging for Britain|Mach's Tierleben|Menschen hautnah|37 Grad|Die Story im Ersten*|Hessen à la carte|mareTV*|Unterwegs in *|Eisenbahn Romantik|Länder Menschen Abenteuer*|Rendez-vous en terre inconnue*|Arte Reportage|Une saison au zoo|Le monde de Jamy|Ulisse*|Superquark*|Comando actualidad|Imprescindibles|NHKスペシャル*|プロフェッショナル 仕事の流儀*|ドキュメント72時間*|新日本風土記*|다큐멘터리 3일*|인간극장*|한국인의 밥상*|国宝档案*|人与自然*|动物世界*|航拍中国*",
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
      "Avatar: The Last Airbender|The Legend of Korra|iCarly|Victorious|Henry Danger*|The Thundermans|Arthur|Mona the Vampire|Mister Rogers' Neighborhood|The Raccoons|Maggie and the Ferocious Beast|Garfield and Friends|The Garfield Show|Garfield Specials|Bananas in Pyjamas|Twirlywoos|Little Princess|Noddy in Toyland|Toot the Tiny Tugboat|Lily's Driftwood Bay|Chloe's Closet|Rainbow Ruby|The WotWots|Kiri and Lou*|Puffin Rock|Supertato|Kate & Mim-Mim|Gravity Falls|Star vs the Forces of Evil|Big City Greens|Dino Ranch|Baby Looney Tunes|Lego City*|LEGO Ninjago*|Ninjago*",
      "Bunk'd*|Lab Rats*|Jessie|Good Luck Charlie|Wizards of Waverly Place|That's So Raven|Hannah Montana|Horrible Histories|Horrible Science|Blue Peter|Newsround|Horrid Henry|Peter Rabbit|Bob the Builder*|Rupert Bear|Pip and Posy|Bitz & Bob|Go Jetters|Sarah & Duck|Waffle the Wonder Dog|JoJo & Gran Gran|Rubble & Crew|Baby Shark's Big Show|Alvinnn!!! and the Chipmunks|The Loud House|The Casagrandes|The Patrick Star Show|Danny Phantom|The Fairly OddParents|Rugrats|Hey Arnold|Regular Show|Craig of the Creek|Steven Universe|Courage the Cowardly Dog|Dexter's Laboratory|Ed, Edd n Eddy|Johnny Bravo|Samurai Jack",
      "Les aventures de Tintin|Les Dalton|Lucky Luke|Les Sisters|Titeuf|Barbapapa*|Peppa Muc|Tomás agus a Chairde|Bluey as Gaeilge|Bluey *|Ernest et Célestine*|Les légendaires|Wir Kinder aus dem Möwenweg|Feuerwehrmann Sam|Petronella Apfelmus|Schloss Einstein*|Löwenzahn*|Checker Tobi*|Pumuckl*|Pippi Långstrump|Bamse|Bolibompa|Kikaninchen*|Jake and the Never Land Pirates|Doc McStuffins|Bluey's *|Super Monsters|Mighty Express|Dragons: *|Kung Fu Panda: *|크레용팝|뽀롱뽀롱 뽀로로*|뽀로로*|타요*|콩순이*|おさるのジョージ|おかあさんといっしょ|いないいないばあっ!|パウ・パトロール*|名侦探柯南*|奥特曼*|海绵宝宝*|汪汪队立大功*|超级飞侠*|大头儿子和小头爸爸*|虹猫蓝兔*|Ну, погоди!|Царевны|Простоквашино|Сказочный патруль*|Лео и Тиг",
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
      "Chicago Hope|Law & Order*|Blindspot|Person of Interest|Burn Notice|White Collar|Psych|Royal Pains|House|House M D|Private Practice|The Good Wife|The Good Fight|The Blacklist|Elementary|Sherlock|The Closer|Major Crimes|Rizzoli and Isles|Body of Proof|Hawaii Five O|Magnum P I|Miami Vice|The A Team|Kojak|Cannon|Barnaby Jones|Ironside|Mannix|Hill Street Blues|Cagney & Lacey|In the Heat of the Night|Remington Steele|Moonlighting|Murphy Brown|Will & Grace|Friends: *|Mom|B Positive|Bob Hearts Abishola|2 Broke Girls|New Girl|Malcolm in the Middle|The Fresh Prince of Bel Air|The Wayans Bros|My Wife and Kids|George Lopez|Reba|Becker|Wings|Night Court",
      "Shortland Street|Fair City|Ros na Rún|The Young Offenders|Derry Girls|Mrs Brown's Boys|Benidorm|Gavin & Stacey|Not Going Out|Outnumbered|The Inbetweeners|Peep Show|The IT Crowd|Friday Night Dinner|Man Like Mobeen|Two Pints of Lager*|My Family|Miranda|Porridge|Rising Damp|Steptoe and Son|The Good Life|Yes Minister|Downton Abbey|All Creatures Great and Small|Happy Valley|Shetland|Grantchester|McDonald & Dodds|Ludwig|The Darling Buds of May|Minder|The Sweeney|The Professionals|Foyle's War|Agatha Raisin|Ridley|Unforgotten|The Great|Obituary|Love/Hate",
      "Scrubs*|Forsthaus Falkenau|Das Strafgericht|Der Alte|Der letzte Bulle|Der Dicke|Hubert und Staller|Hubert ohne Staller|WaPo Bodensee|Watzmann ermittelt|Um Himmels Willen|Die Anrheiner|Lindenstraße|Marienhof|Verbotene Liebe|Schloss Goldbach|Julia Wege zum Glück|Anna und die Liebe|Un gars une fille|Vous les femmes|Capitaine Marleau*|Commissaire Magellan*|Louis la Brocante|Navarro|Une femme d'honneur|Nos chers voisins|Caméra café|En famille|Tandem|Le juge est une femme|Les cordier juge et flic|Che Dio ci aiuti*|Doc Nelle tue mani|L'ispettore Coliandro*|Rex|Komisarz Rex|Kommissar Rex|La fea más bella|Pasión de gavilanes|Betty la fea*|Yo soy Betty la fea|Rubí|La usurpadora|María la del barrio|El Clon|Sin senos sí hay paraíso",
      "知否知否应是绿肥红瘦*|甄嬛传*|琅琊榜*|亮剑*|父母爱情*|西游记*|红楼梦*|水浒传*|三国演义*|人世间*|狂飙*|大宅门*|乡村爱情*|相棒*|科捜研の女*|水戸黄門*|暴れん坊将軍*|鬼平犯科帳*|След|Тайны следствия*|Улицы разбитых фонарей*|Склифосовский*|Мастер и Маргарита|Кухня|Интерны|Универ*|Реальные пацаны|Паутина*|Пёс|Diriliş Ertuğrul*|Kuruluş Osman*|Muhteşem Yüzyıl*|Taarak Mehta Ka Ooltah Chashmah|Yeh Rishta Kya Kehlata Hai|Kumkum Bhagya|Kundali Bhagya|Anupamaa|C I D|CID",
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

/** The kind of a programme that its title names; null if it isn't known. Some sources leave its article out. */
export const knownKind = remember((title): Kind | null => {
  const folded = foldGenre(title);
  const first = folded.split(" ", 1)[0] ?? "";
  const begun = beginnings.get(first)?.find(({ name }) => folded.startsWith(name));
  const full = folded.includes(" ") ? byName.get(`the ${folded}`) : undefined;
  return byName.get(folded) ?? begun?.kind ?? full ?? null;
});
