import type { Genre } from "./genre-words.ts";

/** What cues say; what is fiction is a film or a series by its length. */
export const cueGenres = [
  "sport",
  "kids",
  "news",
  "music",
  "entertainment",
  "documentary",
  "fiction",
  "other",
] as const satisfies readonly Genre[];

type Cues = Readonly<Partial<Record<(typeof cueGenres)[number], string>>>;

/**
 * Words and phrases that descriptions of one kind have anywhere, and those of others hardly ever, by language in
 * ISO 639-1 and separated by `|`, as in `genres/table.ts`. Of what guides with categories describe so, 95 % is of that
 * kind. No word stands here that stories and true accounts of them share, such as `murder`.
 */
export const cueWords: Readonly<Record<string, Cues>> = {
  en: {
    sport:
      "pga tour|stadium|matchday|all the action|champions league|motogp|test match|match highlights|a sports show|sports show that|sports talk show|sports magazine",
    kids: "learn to count|learn the alphabet|learn about numbers|learn their letters|preschool|preschoolers|nursery rhymes|animated series|alphabet|cartoon|toddlers|kindergarten|playtime|animated stories|moral values|moral lessons",
    news: "financial markets|events of the day|day's events|political leaders|breaking news|news headlines|current affairs|business news|local news|stay informed|international news|world news|the day's news|news coverage|correspondents|daily news|news stories|news bulletin|newsroom|top stories|stories of the day|big stories of|news team|political news|political analysis|newsmakers|economic news|public affairs|state politics|pressing news|state and national|in depth reporting|investigative reporting|community issues|news updates|latest news|current events|updates and developments|issues of the day|socio economic and political|social and political issues|political and social issues|stock markets|pertaining to politics|latest news updates|latest political|the nation's latest|weather headlines|regional forecast|market moving|closing bell|opening bell|trading day|markets coverage|business news stories|breaking business|top headlines|lawmakers and experts|live breaking news|press bias",
    music:
      "the best music|biggest hits|greatest hits|playlist|anthems|non stop hits|songs from|chart toppers|chart topping|music playlist|fresh tracks|new tracks|bollywood songs|music lovers|classical singers|musicians hit the stage|vocalists|trending hits|musical talents|perform famous songs|perform their hit songs|collection of songs|compilation of songs|hit songs from|melodious songs|popular film songs|folk songs|evergreen songs|renowned musicians|musical artists",
    entertainment:
      "makeup artist|make up artist|skincare|hairstylist|contestants compete|cash prizes|win cash|panel show|recipes|ingredients|home cooks|dishes|culinary|whips up|dream home|team captains|reality series|street food|answer questions|bbq|housemates|first time buyers|homeowners|bidding war|bidders|pawn shop|storage units|celebrity interviews|panellists|stand up special|mystery box|drag queens|tattoo artists|house hunters|interior designers|home improvement|salad|grilled|roasted|tacos|burgers|noodles|brunch|desserts|flavours|comedy special|night of comedy|comics|funny videos|life hacks|minecraft|roblox|gameplay|crochet|quilting|makeovers|test drives|fixer upper|engages in conversation|engages in conversations|insightful conversation|strikes a conversation|hidden cameras|silly pranks|hilarious snippets|culinary expert|accomplished guest|accomplished individuals|movie releases|beauty tips|eminent guests|career opportunities|yoga asanas|keep diseases at bay|lead a healthy lifestyle|medical experts discuss|mouth watering dishes|mouthwatering dishes|delectable dishes|lip smacking|is interviewed by|he's interviewed by|she's interviewed by|they're interviewed by|book tv presents|book festival|book fair|author discusses|authors discuss|discusses his book|discusses her book|talks about his book|talks about her book|celebrities travel",
    documentary:
      "documentary following|docuseries|explores how|vets|historians|volcanoes|follows the work|follows the lives|aerial view of|aerial views|aerial footage|mysteries of|border force|customs officers|air crash|ecosystems|cold cases|gold miners|examination of|this film follows|eyewitness accounts|first hand accounts|mangrove|mangroves|is home to some of|home to the most|home to the largest|coral reefs|apex predators|breeding season|mating season|flora and fauna|world heritage site|marine biologists|palaeontologists|paleontologists|geologists|migratory birds|rainforests|biodiversity|collections of fine art|agriculture|animal husbandry|rural development|farming models|farming techniques|farming methods|help farmers|benefit farmers|help to farmers|develop the rural|rural communities of|a look at the life|look at the life and|life and career of|life and work of|life and times of|in the footsteps of|a profile of the|tours the sights",
    fiction:
      "thriller|drama starring|comedy starring|film starring|western starring|stars as|stars in this|romantic comedy|comedy about|drama about|avenge|blackmail|hitman|crime drama|discovers that|period drama|gunslinger|sitcom|heiress|begins to suspect|mysterious stranger|accidentally|evil|to steal|discovers a|discover that|villain|retrieve|a young boy|kidnaps|it's up to|sets out on|loses his|is sent to|in love with a|murderous|infiltrate|finds that|stop the evil|the demon|star in this|falls for|a struggling|receives a|smitten with|locks horns with|posing as|poses as|the heroes|hatches a plan|torn between|has second thoughts|wrongly accused|falsely accused|vows revenge|swears revenge|schemes to|henchmen|jewel thief|cattle baron|cattle rustlers|love triangle|classic musical|prison escapees|unbeknownst to|nightclub singer|love hate relationship|joint family|falls prey to|lives of the characters|follows the lives of the characters|characters navigate|characters face|two tenants|initially at odds|against the will of her|feud between two|incurs the wrath|reincarnated as|world of immortals",
    other:
      "word of god|god's word|jesus christ|holy spirit|scripture|biblical truth|biblical truths|biblical teaching|pastors|ministries|sermon|bible teaching|scriptures|quran|evangelist|gemstones|gemstone|papercraft|card making|special offers|free delivery|order now|shopping with|qvc exclusive|online shopping deals|unmissable deals|cruise deals|astrological|horoscopes|devotees|hymns of praise|can be purchased|from the comfort of one's home|preaches|lottery results|lottery draw|winning numbers|ticket numbers|spiritual leader|spiritual leaders|famous religious leader|renowned religious leader|renowned religious leaders|religious guru|spiritual guru|religious discourse|spiritual discourse|delivers a discourse|the almighty|devotional hymns|renowned astrologer|prominent astrologer|an astrologer predicts|an astrologer provides|an astrologer sheds|astrologer predicts the|numerologist|zodiac signs|can be bought from|can be bought by|comforts of one's home|comforts of their home|comfort of their home|comfort of ones home|comforts of ones home|sales hotline|watch and shop|shop smarter|curated deals|shopping trends|call our hotline",
  },
  de: {
    sport: "länderspiel|achtelfinale|testspiel",
    kids: "zahlen lernen|buchstaben lernen|zeichentrickserie|animationsserie|kinderserie|und seine freunde|und ihre freunde",
    news: "wichtigsten ereignisse|ereignisse des tages|politische gespräche|nachrichtenmagazin|themen des tages|tagesgeschehen|aktuelle schlagzeilen|aus dem landtag|politikmagazin|nachrichten aus|berichte aus der region|aktuelle themen aus|das wetter|live schaltungen|wettermeldungen|wetterkarten|nachrichtensendung|aktuelle nachrichten",
    music: "musikvideos|größten hits|philharmoniker",
    entertainment:
      "prominente|hobbyköche|kandidatinnen|hobbybäcker|brautkleid|traumhaus|quizshow|spielshow|tätowierer|spitzenköche|gastkoch|rezeptideen|köstliche*|wohnexperten|wohnexpertin|studiogäste|moderatorin|talkgäste|gartentipps|promi news|haushaltstipps|verbrauchertipps|kabarettist|kabarettistin|gesellschaftsmagazin|starköchin|starkoch|zu gast sind|comedyshow|kabarettprogramm",
    documentary:
      "aus der luft|luftaufnahmen|vogelperspektive|reportage|forscher|landschaften|die dokumentation|diese dokumentation|tierpfleger|naturfilmer|einzigartige landschaft|doku reihe|tierfilmer|naturschutzgebiet|mangroven|zugvögel|artenvielfalt|paarungszeit|korallenriffe|regenwälder|ist die heimat|beheimatet|weltnaturerbe|weltkulturerbe|reportagereihe|dokureihe|dokumentarfilm|begleitet von der kamera|naturdokumentation|portrait über|filmporträt|tierschutzorganisation|wildhüter|zuchtprogramm|australia zoo|staatsgründung|landschaft prägt|bergwelt|naturpanorama|verfolgt die arbeit",
    fiction:
      "komödie|liebeskomödie|findet heraus|rächen|auftragskiller|tragikomödie|in den hauptrollen|verliebt sich in|actionthriller|psychothriller|versehentlich|zu stehlen|um hilfe|beschließen|verwickelt|streiten sich|bösewicht|aufzuklären|um herauszufinden|geheimdienst|will unbedingt|nach dem tod seiner|macht sich auf|heuert|lernt sie|gerät er|oscar nominiert|geben sich als|gibt sich als|verguckt sich in|hin und hergerissen|zu unrecht beschuldigt|schwört rache|sinnt auf rache|handlanger",
    other: "dauerwerbesendung|heilige messe",
  },
  fr: {
    sport:
      "huitièmes de finale|phase de groupes|coup d'envoi|championnats du monde|championnat du monde|match de la|l'actualité sportive|nouvelles du sport|athlètes du canada|ligue nationale|série éliminatoire|séries éliminatoires",
    kids: "apprendre à compter|les lettres et les chiffres|les tout petits|tout petits|dessin animé|série animée|les enfants apprennent|apprend à compter|petites bêtes|comptines|préscolaire",
    news: "l'essentiel de l'actualité|l'actualité du jour|actualité politique|responsables politiques|la rédaction|journalistes|revue de presse|bulletin météo|toute l'actualité|journal télévisé|actualité régionale|actualité internationale|informations régionales|météo du jour|débats et analyses|nouvelles nationales|nouvelles internationales|nouvelles locales|nouvelles régionales|bulletin de nouvelles|chefs d'antenne|analystes politiques|politique canadienne|politique française|enjeux politiques|regard original sur|faits de société|grands dossiers|invité reconnu|actualité française et",
    music: "les plus grands tubes|orchestre philharmonique",
    entertainment:
      "candidats|téléspectateurs|ses invités|chroniqueurs|gastronomie|célibataires|brocanteurs|agents immobiliers|jeu télévisé|pâtissiers|humoristes|brocanteur|maison de leurs rêves|recettes|divertissement animé|jeu d'aventure|humoriste|chefs étoilés|chef étoilé|les téléspectateurs|divertissement présenté|magazine culinaire|célébrités|brocante|entrevue avec|entrevues|recettes faciles|trucs et astuces|animée par|animé par|relèvent le défi|s'affrontent en cuisine|concurrents|équipes s'affrontent|le grand gagnant|maître de cérémonie|tapis rouge|téléréalité|rénovation de|chef cuisinier|vente aux enchères|expertiser leurs objets|bons plans|coups de cœur culturels|codes de la consommation",
    documentary:
      "vue du ciel|vues du ciel|vus du ciel|vue aérienne|vues aériennes|images aériennes|documentaire|historiens|archéologues|images d'archives|ce film documentaire|immersion dans|biologistes|série documentaire|animaux sauvages|oiseaux migrateurs|récifs coralliens|barrière de corail|forêt tropicale|patrimoine mondial|saison des amours|biodiversité|magazine de reportages|carnets de voyage|reportages sur|magazine de découverte|éleveurs|artisans|l'histoire de france|histoire de france|enquête sur un meurtre|vétérinaires|douaniers|monde animal|règne animal|espèce menacée|production agroalimentaire|vaste territoire|historiens et archéologues|lève le voile sur|lèvent le voile sur|portrait exaltant|retour sur l'histoire|portrait d'un artiste",
    fiction:
      "inspecteur|jeune femme|tombe amoureux|tombe amoureuse|tueur à gages|comédie romantique|se venger|groupe d'amis|fait chanter|tombent amoureux|avoue à|accidentellement|maléfique|méchant|pour voler|s'empare|malgré lui|malgré elle|à l'aide de son|espion|découvre l'existence|est enceinte|se fait passer pour|jalouse|jaloux|disparition de sa|disparition de son|décide de tout|se font passer pour|s'éprend|accusé à tort|accusée à tort|jure de se venger|triangle amoureux|tombe sous le charme|se retrouve mêlé|se retrouve mêlée|se retrouve impliqué|à la recherche de son père|projette de|prépare un braquage|est chargé d'enquêter|est chargée d'enquêter|est engagé pour|est engagée pour|amour impossible|amour interdit|chasseur de primes|hérite d'une|hérite d'un|coup de foudre|force surnaturelle|week end dans|royaume magique|apprend que|se doute que|lui cache|complote|s'embrassent|rompt avec|demande en mariage|le commissaire|la commissaire|le lieutenant|la lieutenante|mène l'enquête|mènent l'enquête|enquêtent sur|père biologique|à contrecoeur|à contrecœur|sont contraints|est contraint|est contrainte|fait la rencontre de|arme du crime|est accusé du meurtre|est accusée du meurtre|mini série historique|mini série dramatique|mini série policière",
    other: "évangile|homélie|chapelet|parole de dieu",
  },
  es: {
    sport:
      "mejores partidos|resumen de la jornada|resúmenes de los partidos|fase de grupos|octavos de final|cuartos de final|jornada de liga|resumen del partido|mundo del deporte|actualidad deportiva|información deportiva|noticias deportivas|apuestas deportivas|deporte nacional|eventos deportivos",
    kids: "aprender a contar|aprenden a contar|los números y las letras|preescolares|dibujos animados|canciones infantiles|serie animada|y sus amigos|para los más pequeños|los más pequeños|los niños aprenden|aprenden a|animalitos|amiguitos|cuentos de hadas|juegos y canciones",
    news: "hechos del día|análisis político|noticias del día|actualidad política|última hora|noticias de|acontecer nacional|titulares|información del día|noticias más relevantes|noticias más destacadas|información meteorológica|edición del mediodía|actualidad informativa|analiza la actualidad|actualidad rural|mesa de análisis|actualidad nacional e internacional|noticias locales|noticias del país|acontecimientos más importantes|noticiario|avances informativos|información local|información regional|información nacional|principales noticias|noticias nacionales|noticias internacionales|noticiero|noticias al momento|boletín informativo|pronóstico del tiempo|mesa de debate|tertulia política|entrevista política|panorama informativo|resumen informativo|acontecer político|rueda de prensa|periodismo de investigación|lo más relevante del día|los temas del día|espacio alternativo de información|defensor del televidente|defensora del televidente|defensor de la audiencia|defensora de la audiencia|agenda informativa",
    music:
      "grandes éxitos|videos musicales|mejores canciones|música regional mexicana|música ranchera|orquesta sinfónica|estilos musicales|género musical o|artistas emergentes|videos de la música|tendencias musicales|agrupaciones musicales",
    entertainment:
      "concursantes|recetas|ingredientes|programa de concursos|celebridades|restauradores|casa de sus sueños|humoristas|premio en efectivo|el jurado|presentadora|aspirantes a chef|proyecto de renovación|renovación de|remodelación|humor y|mejores restaurantes|gastronomía|gastronómico|gastronómica|retos para|superar retos|alfombra roja|los looks|consejos saludables|magacín|espacio de entrevistas|programa de entrevistas|subastas|pretendientes|programa de humor|entretenimiento y diversión|cocina tradicional|casas de ensueño|chefs se enfrentan|solteros|revista matutina|revista familiar|farándula|segmentos de cocina|invitados especiales|concurso en el que|consejos de salud|entretenimiento familiar|programa matutino|chef invitado|chefs invitados|consejos de moda|moda y belleza|mundo del espectáculo|noticias del espectáculo|tertulianos|mejores momentos de la televisión|concursos|cambio de imagen|reforma su|casas de lujo|vestido de novia|cita a ciegas|citas a ciegas|busca pareja|magacín matinal|programa de cocina|cocineros|reposteros|pasteleros|gente corriente|los concursantes deben|festival de circo|festival internacional de circo|rutas gastronómicas|ruta gastronómica",
    documentary:
      "vista aérea|vistas aéreas|imágenes aéreas|arqueólogos|imágenes de archivo|historiadores|vida salvaje|agentes de aduanas|los científicos|investigadores|biólogos|patrimonio natural|patrimonio cultural|un recorrido por|serie documental|divulgativo|naturalistas|ecosistemas|depredadores|especies en peligro|arte las tradiciones|historia y la gastronomía|manglares|aves migratorias|arrecifes|selva tropical|patrimonio de la humanidad|biodiversidad|es el hogar de|época de apareamiento|accidentes aéreos|el trabajo de los agentes|controles de|en plena naturaleza|pueblos de|la vida y obra|ciencia y tecnología|gastronomía y cultura|las costumbres|casos reales de|crímenes reales|serie de documentales|conflicto armado|recuento histórico|productos fabricados|comunidades indígenas|sector primario",
    fiction:
      "se enamora|se enamoran|asesino a sueldo|comedia romántica|vengarse|venganza|grupo de amigos|chantajea|descubre que|embarazada de|está enamorado|está enamorada|confiesa que|melodrama|accidentalmente|por accidente|malvado|malvada|robar|se hace pasar|infiltrarse|secuestra|descubren que|se ve obligado|se ve obligada|se encuentra con que|está embarazada|sospecha que|se da cuenta de que|le es infiel|le pide matrimonio|jura vengarse|se entera de que|joven y bella|se verá obligado|se verá obligada|finge ser|se reencuentra con|le confiesa|accede a casarse|deberá enfrentarse|planea vengarse|cambiará su vida para siempre|detective privada|detective privado|amor imposible|amor prohibido|se hace pasar por|se hacen pasar por|acusado injustamente|acusada injustamente|triángulo amoroso|se prenda de|villana|amor y traición|tras descubrir que|después de descubrir|se ve envuelto|se ve envuelta|en busca de venganza|planea asaltar|planean robar|es contratado para|es contratada para|romance prohibido|cazarrecompensas|hereda una|hereda un|matrimonio de conveniencia|fin de semana en una cabaña|se muda al campo|se lleva una sorpresa|le oculta|le reclama|le advierte|rompe con|le propone|trama un plan|no puede evitar|descubre la verdad|se propone|miniserie histórica|miniserie dramática|miniserie de ficción|miniserie policíaca",
    other:
      "palabra de dios|evangelio|santo rosario|predicador|santa misa|sorteo de la lotería|espacio promocional|salvador jesús|venta de productos",
  },
  pt: {
    sport:
      "melhores jogos|resumo da rodada|resumos dos jogos|oitavas de final|oitavos de final|quartas de final|melhores momentos da partida|mundo do futebol|futebol profissional|modalidades nacionais|campeonato do mundo|atualidade desportiva|informação desportiva|notícias do esporte|desporto africano|todos os gols|todos os golos|melhores lances|disputa o título|fase de qualificação|mundial de futebol|jornada do campeonato|debate desportivo|cobertura esportiva|canais espn",
    kids: "os números e as letras|desenho animado|pré escolar|e seus amigos|cantigas infantis|amiguinhos|bichinhos|brincadeiras|para crianças|as crianças aprendem|os mais pequenos|em terra de brincar|aprende uma lição|aprendem uma lição|brincam de|brincar às|contos de fadas|cantar e dançar|dragãozinho|desenhos animados",
    news: "factos do dia|fatos do dia|acontecimentos do dia|análise política|líderes políticos|principais notícias|notícias do dia|atualidade informativa|manchetes|principais fatos|análise dos factos|informação meteorológica|atualidade nacional|debate político|comentário político|notícias mais importantes|parlamento europeu|eurodeputados|comentadores analisam|analisa a atualidade|informação regional|jornal local|telejornal|jornalismo da|notícias da manhã|notícias locais|notícias da região|prestação de serviços|notícias do mundo|espaço informativo|espaço de informação|informação da manhã|informação da noite|bloco informativo|serviço informativo|a atualidade do país|a atualidade nacional|a atualidade em debate|painel de comentadores|análise da atualidade|cobertura completa|jornalistas da casa|previsão do tempo|principais acontecimentos|edição informativa|em debate os temas|a política nacional|comentário da atualidade|revista de imprensa|mercado financeiro|mundo dos negócios|notícias e reportagens|bolsa de valores|destaques das notícias|reportagens especiais e",
    music:
      "grandes sucessos|videoclipes|videoclips|melhores músicas|cantoras interpretam|performances musicais|grandes bandas|show da turnê|banda que mistura|cantores e bandas|música sertaneja|música portuguesa|o melhor da música|fadistas|samba e pagode|músicas mais|roda de samba|estilos musicais|programação musical|músicas dos últimos",
    entertainment:
      "concorrentes|receitas|jogo de perguntas|casa dos sonhos|os jurados|apresentadora|recebe convidados|bate papo|competição culinária|programa de culinária|em leilão|pretendentes|receitas de|talk show apresentado|programa de auditório|game show|programa de variedades|reality show|entrevistas com famosos|dicas de moda|dicas de beleza|dicas de saúde|mundo dos famosos|talk show|atrações musicais|recebe em estúdio|à conversa com|conversa com os convidados|entrevista convidados|o programa recebe|programa apresentado por|dicas de decoração|consultora de moda|em direto do estúdio|humor e boa disposição|boa disposição|prova de eliminação|são eliminados|vaga na final|chef de cozinha|programa das manhãs|programa da tarde|mundo da moda|prática de yoga|aula de ginástica|antestreias|estreias da semana|personalidades do mundo|formato descontraído|conversas intimistas|videocast|tudo sobre automóveis|duas rodas|test drive|transformação da casa|peitos de|confeção de|menu delicioso|grupo de celebridades",
    documentary:
      "imagens aéreas|documentário|imagens de arquivo|vida selvagem|os cientistas|pesquisadores|vida marinha|povos indígenas|predadores|arqueólogos descobrem|manguezais|mangais|recifes de coral|floresta tropical|agronegócio|produtor rural|produtores rurais|reportagens especiais|viaja pelo|viaja pelos|a história e a cultura|gentes e lugares|documentários|casos de assassinato|crimes reais|policiais reais|a história verdadeira|trabalho dos policiais|departamentos de polícia|cientistas e|mundo animal|reino animal|patrimônio da humanidade|património mundial|acidentes aéreos|a vida selvagem|o dia a dia de|acompanha o trabalho|acompanha a rotina|uma viagem à|percurso de vida|arquivos da rtp|imagens inéditas|ciência e tecnologia|inovação e tecnologia|cientistas estão|crimes verídicos",
    fiction:
      "apaixona se|se apaixona|assassino de aluguel|assassino contratado|vingar se|se vingar|vingança|chantageia|descobre que|com as atuações de|confessa que|acidentalmente|por acidente|vilão|roubar|faz se passar|se faz passar|infiltrar se|sequestra|raptar|descobrem que|vê se obrigado|se vê obrigado|está grávida|desconfia que|percebe que|flagra|pede em casamento|jura vingança|é transformada em|é transformado em|tenta convencer|fica com ciúmes|finge que|plano maligno|descobre a verdade|termina o namoro|planeja se vingar|pretende vingar|quer se vingar|deixa escapar que|é sequestrada|é sequestrado|é raptada|morre de ciúmes|se faz passar por|se fazem passar por|faz se passar por|fica encantado com|a trama|telenovela|vilã|se apaixonam|apaixonam se|reencontra se com|protagonizada por|após ser dispensada|após perder o emprego|após descobrir que|depois de descobrir que|é obrigada a|é obrigado a|vê se envolvida|vê se envolvido|se vê envolvida|se vê envolvido|em busca de vingança|planeja assaltar|planeiam assaltar|vê se forçada|vê se forçado|se vê forçado|se vê forçada|é contratado para|é contratada para|romance proibido|amor proibido|romance improvável|amor impossível|caçador de recompensas|herda uma|herda um|casamento de fachada|jovem ambiciosa|jurou vingar|decide vingar se|fim de semana na casa|muda se para o campo|perseguidos por|reino mágico|fica sabendo que|fica desconfiada|fica desconfiado|não gosta de ver|arma um plano|beija|minissérie histórica|minissérie dramática|minissérie de ficção|minissérie britânica|minissérie francesa|minissérie policial",
    other:
      "palavra de deus|evangelho|santo terço|sermão|santa missa|título de capitalização|sorteios|concessionários do espaço|mensagem bíblica|problemas espirituais|vidas transformadas|vida transformada|uma palavra amiga|casos de superação",
  },
  it: {
    sport:
      "gol della giornata|sintesi delle partite|fase a gironi|ottavi di finale|quarti di finale|calcio d'inizio|campionato di serie|motomondiale|sintesi della partita|calciomercato|coppa italia|rubrica sportiva|notiziario sportivo|approfondimento sportivo|telecronaca|rivivi le partite|il match di|mondo del calcio",
    kids: "imparare a contare|imparare i numeri|cartone animato|serie animata|e i suoi amici|prescolare|prescolari|cartoni animati|per i più piccoli|dei più piccoli|dei bambini più|folletti|fatine|draghetto|orsetto|coniglietto|telefilm per ragazzi|serie per ragazzi|due fratellini|animali parlanti|compagni di avventura|maghetto",
    news: "fatti del giorno|notizie del giorno|attualità politica|ultime notizie|notizie dal mondo|rassegna stampa|principali notizie|cronaca e attualità|fatti principali|principali fatti|approfondimento politico|approfondimento giornalistico|informazione quotidiana|temi di attualità|politica e attualità|edizione del telegiornale|dibattito politico|aggiornamenti sul meteo|talk politico|condotto dal giornalista|fatti della giornata|esponenti politici|leader politici|previsioni del tempo|previsioni meteo|viabilità e|talk di approfondimento|approfondimento quotidiano|politica interna|corrispondenti rai|notizie dall'italia|notizie in diretta|cronaca, politica|attualità in tempo reale|principali fatti di cronaca|attualità politica ed economica|politica e cronaca|politica e di cronaca|persone scomparse|telefonare in diretta",
    music:
      "grandi successi|videoclip|migliori canzoni|storia della canzone|cantautori|orchestra sinfonica|concerto di|concerto dei|concerto del|classifica musicale|musica live|opera lirica|direttore d'orchestra|festival musicale|video musicali|hit del momento|musica da ballo|opera in tre atti|opera in due atti|opera in quattro atti|opera in un atto|balletto in due atti|balletto in tre atti|sinfonia in|sonata per|melodramma in|storia della band",
    entertainment:
      "concorrenti|ricette|ingredienti|montepremi|casa dei sogni|pasticceri|comici|chef stellati|i giudici|conduttrice|ristrutturano|ristrutturare|ai fornelli|ricette gustose|ricette gustosissime|gioco a premi|padrone di casa|tradizione culinaria|all'asta|rigattieri|talk show condotto|gioco a quiz|talent show|cooking show|ospiti in studio|il conduttore|people show|dating show|intrattenimento del mattino|concorrenti in gara|corteggiatori|corteggiatrici|comicità|salute e benessere|personaggi dello spettacolo|banco dei pegni|televoto|naufraghi|sfida ai fornelli|abito da sposa|agenti immobiliari|pasticcere|ristoratori|gli ospiti del programma|show quotidiano|stile di vita|salute e medicina|filmati divertenti|scherzi telefonici|concorrenti divisi|coppie di concorrenti|si sfidano per la vittoria|ospite di turno|prove di cultura generale",
    documentary:
      "riprese aeree|archeologi|immagini di repertorio|storici|animali selvatici|gli scienziati|ricercatori|viaggio alla scoperta|alla scoperta del|alla scoperta della|alla scoperta di|alla scoperta dei|patrimonio culturale|ripercorre la vita|biologi|naturalisti|fauna selvatica|storie di persone|mangrovie|uccelli migratori|barriera corallina|foresta pluviale|patrimonio dell'umanità|biodiversità|documentari|docu serie|docuserie|borghi più belli|tradizioni locali|territorio italiano|documentaristi|battuta di caccia|pesca a mosca|pesca sportiva|battuta di pesca|pescatori sportivi|divulgazione scientifica|programma di divulgazione|documentario naturalistico|parchi nazionali|mondo animale|grandi predatori|fondali marini|antico egitto|seconda guerra mondiale|prima guerra mondiale|guerra fredda|terzo reich|astronauti|sistema solare|cercatori d'oro|casi di cronaca|omicidi irrisolti|crimini reali|incidenti aerei|testimonianze inedite|immagini inedite|filmati d'archivio|tradizioni gastronomiche|bellezze naturali|artigiani|produzioni tipiche",
    fiction:
      "si innamora|si innamorano|commedia romantica|vendicarsi|vendicare|sicario|gruppo di amici|ricatta|scopre che|confessa di|interpretato da|interpretata da|per sbaglio|malvagio|malvagia|rubare|si finge|infiltrarsi|rapisce|scoprono che|è costretto|è costretta|confessa a|è incinta|sospetta che|si rende conto che|lo tradisce|la tradisce|chiede di sposarlo|cerca di convincere|non sa che|è gelosa|è geloso|gli confessa|le confessa|chiede aiuto a|è convinta che|è convinto che|è sempre più preoccupata|è sempre più preoccupato|i suoi sospetti|custodia dei|sceneggiato televisivo|si fingono|si spaccia per|si invaghisce|accusato ingiustamente|accusata ingiustamente|giura vendetta|triangolo amoroso|con la regia|tratto dal romanzo|tratta dal romanzo|agente segreto|vedovo|soap opera|fidanzata|fidanzato|perdutamente innamorato|perdutamente innamorata|decide di vendicarsi|falsa identità|indaga sull'omicidio|viene ucciso|viene uccisa|viene assassinato|viene rapito|viene rapita|aspetta un bambino|è innamorato di|è innamorata di|lo convince a|la convince a|confida a|si sfoga con|miniserie storica|miniserie drammatica|serie thriller|miniserie poliziesca",
    other: "parola di dio|vangelo|omelia",
  },
  nl: {
    sport: "achtste finale|kwartfinale|samenvattingen|groepsfase",
    kids: "leren tellen|leert tellen|tekenfilmserie|animatieserie|kleuters|peuters|en zijn vriendjes|en haar vriendjes|animatieserie over|kinderliedjes|dierenvriendjes|beleven allerlei avonturen|beleeft allerlei avonturen|leren peuters|locomotieven",
    news: "laatste nieuws|nieuws van de dag|actualiteiten|weersverwachting|regionale nieuws|achtergronden bij het nieuws|nieuwsoverzicht|weerbericht|nieuws uit de regio|het belangrijkste nieuws|politiek debat|nieuwsprogramma|actualiteitenprogramma|regionaal nieuws|duidingsprogramma|nieuwsmagazine|verhalen uit onze provincie|haagse politiek|liveverslag uit de tweede kamer|nieuws en verhalen",
    music:
      "grootste hits|muziekvideo's|beste muziek|muziekprogramma|concert van|registratie van het optreden|optreden van|optredens uit|akoestisch|popmuziek|uitvoering van de|concertregistratie|muziekfestival|zanger en|zangeres en",
    entertainment:
      "kookprogramma|recepten|ingrediënten|droomhuis|bekende nederlanders|bekende vlamingen|cabaretier|kandidaten strijden|presentator|stellen gaan op zoek|kijkers|thuiskoks|koppels|te gast|de jury|topkoks|datingprogramma|spelprogramma|antiek|verbouwing|bn'ers|woonprogramma|stijlexpert|presentatrice|makelaar|kookwedstrijd|quizmaster|vrijgezellen|huizenjacht|theatervoorstelling|muzikale voorstelling|cabaretvoorstelling|lekkernijen|ademhalingsoefeningen|kennisquiz|stilist|gastvrije|praat met gasten|ontvangt gasten|tafelgasten|kandidaten|tatoeages|gezelligheid aan tafel",
    documentary:
      "luchtopnamen|archeologen|historici|wilde dieren|archiefbeelden|wetenschappers|onderzoekers|geschiedenis van|documentaireserie|roofdieren|diersoort|leefgebied|reisprogramma|hulpverleners|dierenartsen|natuurfilmer|portret van|reportagereeks|documentairereeks|reportages over|natuurdocumentaire|natuurgebieden|beeldhouwers|beeldhouwer|kunstenaars|fotografen|documentaire over|volgt de dagelijkse|op pad met de politie|boswachter|onderzoeksjournalisten|reist langs|reist door",
    fiction:
      "wordt verliefd|worden verliefd|romantische komedie|wraak nemen|wreken|huurmoordenaar|chanteert|ontdekt dat|biecht op|vriendengroep|met in de hoofdrol|per ongeluk|kwaadaardige|schurk|te stelen|doet zich voor als|infiltreren|ontvoert|ontdekken dat|komt erachter dat|bekent dat|twijfelt of|is zwanger|zwanger is|biecht aan|gaat vreemd|haar minnaar|zijn minnares|vertrouwt niet dat|krijgt te horen dat|komt in de problemen|probeert te voorkomen|neemt wraak|bekent aan|wil niet dat|is jaloers op|krijgt ruzie met|wordt ontvoerd|verzwijgt|valt in de smaak bij|wordt vermist",
    other: "kerkdienst|eredienst|woord van god|preek|geen uitzending|doorlopende herhaling|themazender",
  },
  sv: {
    sport:
      "åttondelsfinal|kvartsfinal|gruppspel|semifinalen|höjdpunkter från|höjdpunkterna från|världscup|världscupen|allsvenskan|sportnyheter|cupfinal|kvalmatch|skidskytte|friidrott|omstart till|solvalla|åbytravet|finalpass|v75 omgång",
    kids: "bokstäver och siffror|tecknad serie|animerad serie|och hans vänner|och hennes vänner|förskolebarn|barnprogram|barnserie|för de yngsta|animerad|animerat|tecknat|för barn|barnvisor|superhjältar|valparna|dinosaurierna|en liten kanin|med sina vänner utforskar|leker och|gosedjur|smurfarna|äventyr för",
    news: "dagens viktigaste|dagens händelser|viktigaste nyheter|senaste nytt|dagens nyheter|nyheter från|väderprognos|nyhetssändning|samhällsmagasin|regionala nyheter|lokala nyheter|ekonominyheter|partiledare|riksdagen|aktuella händelser|nyheter på|utrikesmagasin|kulturnyheter|direktsänt från riksdagen|veckans nyheter|fördjupande program|svensk politik|makthavare|fördjupande nyhetsprogram|politiska seminarier|finskspråkiga nyheter|nyhetsprogram om",
    music:
      "största hits|musikvideor|bästa musiken|konsert med|musikprogram|konsert från|dansband|melodifestivalen|musiktävling|artister uppträder|körsång",
    entertainment:
      "deltagarna|kändisar|recept|drömhus|frågesport|tävlingsledare|husköpare|bjuder in gäster|juryn|tävlar om|deltagare|programledare|renovering|renovera|mäklare|bagare|kockar|matlagning|gäster i studion|drömboende|drömhem|heminredning|inredare|paren|lagkaptener|komiker|talkshow|hantverkare|trädgård|frågelek|sketcher|komikerna|domarna|kocken|budgivning|budgivningen|dejtingprogram|bröllop på|husdröm|husdrömmar|renoverar|bygger hus|trädgårdsmästare|underhållningsprogram|underhållning|glädjespridaren|tävlande|finalisterna|matlagningstävling|trollkarlarna|intervju på mer än|middagsvärd|recenserar|programledaren|tatuerarna|gästvärden|kändispar|matlagningsprogram",
    documentary:
      "dokumentär|dokumentärserie|arkeologer|historiker|arkivbilder|vilda djur|forskare|historien om|djurlivet|dokumentären|vi får följa|vi möter|följer vi|rovdjur|andra världskriget|arkivmaterial|bakom kulisserna|veterinärer|natur och djur|naturfilm|samhällsreportage|djursjukhus|reportageserie|naturfotograf|utgrävning*|tullen|tulltjänsteman|guldgrävare|guldgrävarna|nationalparkerna|nationalparker|kungafamiljen|kalla kriget|faktaserie|samhällsprogram|kustbevakningen|ambulanssjukvårdare|djurparken|djurpark|personligt porträtt|porträtt av|historieserie|vetenskapsprogram|reseprogram|räddningstjänsten|larmas till|brandmännen|bärgare|tar oss med till|tar med oss till|faktaprogram|designklassiker|efterkrigstiden|rycker ut|ingenjörskonst|konstruktionen av|räddningsaktion|psykoanalytiker|kriminalfall",
    fiction:
      "blir kär|förälskar sig|romantisk komedi|hämnas|lönnmördare|utpressar|upptäcker att|erkänner för|i huvudrollen|av misstag|skurken|stjäla|utger sig för|infiltrera|kidnappar|upptäcker en|avslöjar för|är gravid|misstänker att|inser att|förälskad i|dras in i|är svartsjuk|får veta att|låtsas vara|hittas död|tvingas samarbeta|får reda på att|råkar ut för|förförs|otrogen|hans fästmö|hennes fästman|komediserie|långfilm|deckare|deckarserie|kriminalserie|kriminaldrama|älskarinna|familjefilm|brittisk kriminalserie|dramakomedi|spänningsserie|äventyrsfilm|actionkomedi",
    other: "gudstjänst|guds ord|predikan",
  },
  nb: {
    sport:
      "åttedelsfinale|kvartfinale|gruppespill|høydepunkter fra kampen|semifinaler|verdenscup|verdenscupen|landskamp|eliteserien|sportsnyheter|cupfinale|cupfinalen|skiskyting|langrenn|friidrett",
    kids: "tegnefilm|animasjonsserie|og vennene hans|og vennene hennes|førskolebarn|synge med|dagens bokstav|barneserie|barneprogram|for de minste|animert|animasjon|for de yngste|barnesanger|barnas egen|superhelter|og vennene drar|valpene",
    news: "siste nytt|nyheter fra|værmelding|regionale nyheter|nyhetssending|dagens viktigste|politisk debatt|stortinget|aktuelle saker|nyhetsredaksjon|dagsnytt|aktualitetsmagasin|aktualitetsprogram|debattprogram|nyhetsmagasin|nyhetsoversikt|nyheter for alle|siste nytt fra|utenriksmagasin|nyhetsprogram|debatter intervjuer|oppdaterte nyheter|nyhetssendingene",
    music:
      "største hits|musikkvideoer|beste musikken|konsert fra|kringkastingsorkestret|filharmoniske|populærmusikk|musikkprogram|dirigent",
    entertainment:
      "deltakerne|kjendiser|oppskrifter|drømmehus|spørrekonkurranse|komikere|boligkjøpere|parene|konkurransen|dommerne|programleder|programlederne|kokkene|oppussing|pusse opp|pusser opp|auksjon|antikviteter|antikvitetene|deltaker|deltakere|boligeiere|gjestene|interiør|drømmehytta|matprogram|hvem skal ut|hvem må ut|matlaging|premiepotten|håndverkere|boligjakt|huskjøpere|humorprogram|sketsjer|kjendisene|budrunde|budrunden|antikvariat|pruter|prute|restaurere en|drømmehuset|drømmeboligen|kjente nordmenn|konkurrerer|realityserie|bruktfunn|antikkhandler|bilselger|auksjonen|hvem vinner|oppussingen|kokken|på boligjakt|oppussingsobjekt|festkake|pavlova|antikvitetseksperter|toppblogger|drømmer om å kjøpe|amatørkokker|hovedpremien|publikumsfavorittene|brudekjole|tatovører|boligjegere",
    documentary:
      "historikere|arkivopptak|ville dyr|forskere|dyrelivet|dyreliv|vi møter|møter vi|rovdyr|andre verdenskrig|bak kulissene|villmarken|dyrepasser|naturprogram|livet på gården|veterinær|reportasje|portrett av|tollerne|tollere|grensekontrollen|gullgraverne|gullgravere|gullrushet|villmark|villmarka|spekkhoggere|spekkhoggeren|spekkhoggerne|isbjørn|isbjørnen|isbjørnene|naturserie|historia om|på 1900 tallet|på 1800 tallet|borgerkrigen|eit portrett|sivilgarden|hvordan lages|herregard|herregarden|gardshus|norsk natur|dyreartene|møt menneskene|livet på havet|samlinga|kulturhistorie|slankeoperasjon|sykelig overvektige|fedmeoperasjon|redningsskøyta|sjøredningen",
    fiction:
      "forelsker seg|romantisk komedie|hevne|hevner|leiemorder|presser penger|oppdager at|innrømmer for|i hovedrollen|ved et uhell|stjele|utgir seg for|infiltrere|oppdager en|er gravid|mistenker at|innser at|forelsket i|finner ut at|tatt som gissel|løse saken|blir myrdet|på flukt fra|lyver om|nervepirrende|får vite at|blir kidnappet|later som om|er utro|mistenkt for|dramaserie|krimdrama|krimserie|komiserie|dramakomedie|spillefilm|dramathriller|elskerinne|elsker som|spion|krimkomedie|ungdomsserie|humorserie|barndomskjæreste|hennes ektemann|hans kone oppdager|får nyss om|avsløre henne|avsløre ham",
    other: "gudstjeneste|preken",
  },
  da: {
    sport:
      "ottendedelsfinale|gruppespil|højdepunkter fra kampen|verdensmesterskab|verdensmesterskaberne|europamesterskab|europamesterskaberne|superligaen|sportsnyheder|pokalfinale|pokalfinalen|håndboldlandshold*|topkamp|holdløb|etape|bronzekamp|finalekamp|slutrunden|pokalturneringen|kvartfinalekamp|kvindelandsholdet|herrelandsholdet|basketliga|kommentatorer|motorsportens|fodboldrække|bundesligaen|hjemmeholdet|superliga|grand prix løb|sportshistorier|formel 1 løb",
    kids: "og hans venner|og hendes venner|børnehavebørn|børneprogram|børneserie|for de mindste|animeret|tegnefilmserie|for børn|børnesange|superhelte|dinosaurerne|bamser|den lille kanin|de små dyr|og vennerne skal|børnenes egen",
    news: "seneste nyt|dagens nyheder|nyheder fra|vejrudsigt|regionale nyheder|nyhedsudsendelse|døgnets nyheder|nyhedsoverblik|nyheder på tegnsprog|politisk debat|aktuelle emner|dagens vigtigste|overblik over dagens|debatprogram|nyhedsmagasin|tv avisen|samråd|folketinget|oppositionen|partiledere|udenrigspolitisk|dagens aktuelle|regionens nyheder",
    music:
      "musikvideoer|bedste musik|koncert med|koncert fra|symfoniorkester|fællessang|højskolesangbogen|kunstnere som så stemmes|dansktop|dansktoppen|hitlisten",
    entertainment:
      "deltagerne|kendisser|opskrifter|boligkøbere|quizprogram|deltagerne dyster|parrene|kendte danskere|boligejere|ejendomsmægler|ejendomsmæglere|indretning|konkurrencen|studievært|håndværkerne|værterne|singler|holdkaptajn|renovering af|madprogram|drømmebolig|bagere|haveprogram|vurdere et|satirisk|underholdningsprogram|deltagere|haveejere|håndværkere|boligkøb|haveejer|bryllup|loppefund|livsstilsprogram|kendis|anmelder|anmeldere|sommerhus|indretter|renoverer|istandsætte|istandsættelse|vinderen|madlavning|gæster i studiet|ejendomseksperterne|organiseringsekspert|brownies|bage en|etagekage|madtalenter|opdagelsesrejse i køkkenet|pælehus|bygge hus|på udkig efter et sommerhus",
    documentary:
      "arkæologer|arkivoptagelser|vilde dyr|møder vi|anden verdenskrig|bag kulisserne|danmarkshistorien|dokumentarserien|naturprogram om|vilde natur|dyrepassere|oldtidens|dokumentar om|dyrlæge|dyrlæger|udgravning|udgravninger|udgravningen|arkæolog|tolderne|toldere|guldgravere|guldgraverne|vildmark|vildmarken|vandretur|vandreture|kunstmuseum|billedhugger|billedhuggeren|kongehuset|kolde krig|besættelsen|verdensberømte maleri|redderne|rejser rundt i|kæledyr|på rundrejse|sygehuset|tager os med til|tager os med på|følg livet|moderne kunst|designhistorie|paramedicineren|paramediciner|akutlægen|redderen|på vagt i|alarmen går|ambulancelægen|brandstationen|dokumentarprogram|forbrydelser fra|efterforskere fortæller",
    fiction:
      "forelsker sig|hævne|hævner|lejemorder|afpresser|opdager at|ved et uheld|stjæle|udgiver sig for|bortfører|indrømmer over for|mistænker at|indser at|finder ud af at|er jaloux|lader som om|bliver myrdet|bliver kidnappet|lejemorderen|betale en gæld|på flugt fra|får at vide at|mistænkes for|krimiserie|hendes kæreste|hans kæreste|krimidrama|kriminalkomedie|komedieserie|dramafilm|actionfilm|krimidramaserie|elskerinde|bekræfter hendes mistanke|afpresning|familiefilm|svensk krimi|britisk krimi|filmatisering",
    other: "prædiken",
  },
  fi: {
    sport:
      "puolivälierä|välierä|alkulohko|maaottelu|maailmancupin|osakilpailu|urheilu uutiset|semifinaali|mm kisojen|mm kisat|em kisat|alkulohkon|selostajana",
    kids: "piirrossarja|animaatiosarja|ja ystävät|lastenohjelma|esikoululaiset|lastensarja|pikku kakkonen|perheen pienimmille|taaperoille|piirretty|piirrossarjassa|animaatiosarjassa|pikkuväelle|lastenlauluja|muumipeikko|smurffit|lapsille suunnattu|lasten oma",
    news: "päivän tärkeimmät|päivän tapahtumat|uusimmat uutiset|päivän uutiset|ajankohtaisohjelma|sääennuste|alueuutiset|uutislähetys|ajankohtaiset aiheet|talousuutiset|uutiskatsaus|politiikan|ajankohtaista|uutispalvelua|uutisankkurit|uutisankkurien|uutisankkureina|uutisaiheet|uutislähetyksiä|meteorologit|uutisia eri puolilta|venäjänkieliset uutiset|viittomakielellä|viimeisimmät uutiset|uutisanalyysit|kyselytunti|puolueiden puheenjohtajat|uutiset suomesta|vaalikeskustelu|politiikan ajankohtaiset",
    music:
      "suurimmat hitit|musiikkivideot|musiikkivideoita|konsertissa|konserttitallenne|konserttitaltiointi|kapellimestari|kapellimestarina|kapellimestarin|solistina|solisteina|solisteinaan|sinfoniaorkesteri|yhtye esiintyy|stadionkonsertti|musiikkivideo",
    entertainment:
      "julkkikset|reseptit|reseptejä|unelmakoti|tietovisa|koomikot|asunnonetsijät|kokit|remontti|kilpailijat|tuomaristo|juontaja|juontajana|remontoi|remontoidaan|kokkaa|kokkaavat|vieraana|vieraina|sinkut|huutokauppa|huutokaupat|huutokaupassa|sisustaja|sisustus|sisustaa|leivonta|leivotaan|leipoo|osallistujat|ruokaohjelma|unelmien koti|visailu|keskusteluohjelma|viihdeohjelma|tosi tv|deittiohjelma|kisaavat|puutarha|mökki|isäntänä|emäntänä|juontavat|illan vieraat|koomikko|sketsejä|treffeille|treffeillä|sokkotreffit|sokkotreffeille|sokkotreffeillä|remontin|remontoivat|remonttia|unelmiensa kotia|unelmakotia|kotiruokaa|herkullisia|leipurit|panttilainaamo|antiikkia|keräilijä*|tuomareilla|heimoneuvosto|heimoneuvostoon|heimoneuvostossa|palkintokilpailu|palkintokilpailun|palkintokilpailussa|palkintorahat|tosi tv sarja|viihdesarja|muodonmuutos|muodonmuutoksen|julkkis|julkkiksia|ruoanlaitto|ruoanlaittoa|ruoanlaiton|kokkien|kokkausohjelma|resepti|raaka aineet|sarjassa sinkut|ruokasarja|sisustussarja|lifestyle sarja|deittisarja|komediaklubin|komediaklubilla|huippukokki|huippukokit|asuntoa etsimässä|säästövink*|morsiuspuku|morsiuspuvun|kirvesmies|sisustussuunnittelija|stunttimestari|keskusteluohjelman|kokkailee|testataan autojen|punnan budjetilla|kierrätysmateriaaleista|rakentavat taloa|rakennuttavat|keittiöremontti|kylpyhuoneremontti|kiinteistönvälittäjät|luksusasunto|loma asuntoa|haaveasunto|sisustamisessa|sisustamaan|sisustettu|remontoida|remontoimaan|sketsisarja|sketsisarjassa|sketsiohjelma|sketsiviihteen|peliohjelmassa|tilannekomiikkaa|piilokameran|koeajossa|tuunausohjelma|ulosottoon|velkakierteen|asunnonostajat|lomakotia|somevaikuttaja|tubettaja|illallisjuhlissa|kumppaniehdokas|asunnonetsijöitä|asunnonvälittäjien|leipomestarit",
    documentary:
      "dokumentti|dokumenttisarja|dokumenttielokuva|arkeologit|historioitsijat|villieläimet|tutkijat|luontokuvaaja|luonnon|luonto|luontosarja|luontodokumentti|villieläin*|toinen maailmansota|toisen maailmansodan|sarjassa seurataan|eläinlääkär*|kulissien takana|petoeläim*|henkilökuva|matkaohjelma|historian suurimmat|matkailuohjelma|eläintarha|dokumentissa|reportaasi|tullissa|tullimies|tullimiehet|rajavartijat|rajavartijan|rajavartiosto|rajavartioston|poliisipartio|poliisipartion|ensihoitajat|ensihoitajien|ensihoitaja|eläintarhan|eläinpuisto*|koirankoulutus|koirankoulutusta|koirankouluttaja|ekosysteemi|ekosysteemin|ekosysteemit|dinosaurusten|dinosaurukset|dinosaurus|miljoonaa vuotta sitten|natsi saksan|maailmansodan aikana|arkistomateriaalia|arkistomateriaalin|arkistofilmit|arkistofilmejä|haastattelijana|elämäntyö*|muinaisastronautti|muinaisastronauttiteorian|kullankaivajat|kullankaivajien|kultakuume|monimuotoisuus|monimuotoisuuden|lintulaji|lintulajit|eläinlaji*|elinympäristö*|sademetsä*|dokumenttielokuvassa|dokumentaarinen|henkilödokumentti|perehdytään|rakennustutkija|maamerkkejä|sukujuuria|sukujuuriaan|sukujuuret|luonnonsuojelu|luonnonsuojelualue|luontokuvaajan|merieläin*|kansallispuisto|kansallispuiston|kansallispuistossa|koirankasvatuksen|koirankasvattajat|elämäntarinan|tarkastellaan|arjesta|plastiikkakirurgi|plastiikkakirurgit|kauneusleikkaus|tosi tv dokumentti|brittilainen dokumentti|rikostutkijat kertovat",
    fiction:
      "rakastuu|rakastuvat|romanttinen komedia|kostaa|palkkamurhaaja|palkkatappaja|kiristää|saa tietää että|jännityselokuva|pääosassa|pääosissa|vahingossa|paha noita|varastaa|tekeytyy|soluttautua|sieppaa|huomaa että|tunnustaa|on raskaana|epäilee että|tajuaa että|saa selville|mustasukkainen|mustasukkaiseksi|mustasukkaisuus|lavastetaan|salamurhaaja|salamurhaajan|salamurhan|palkkasoturi|palkkasoturit|palkkasoturien|kidnapataan|valehtelee|teeskentelee|salaisuus paljastuu|joutuu vaaraan|kostaakseen|rakastunut|avaruusalus|avaruusaluksen|kihlaus|kihlautuu|kihlattu|kihlattunsa|pettää vaimoaan|pettää miestään|löytyy murhattuna|draamakomedia|draamasarja|rikossarja|komediasarja|komediasarjassa|komediasarjan|jännityssarja*|tilannekomedia|kolmiodraama|murhamysteeri|murhamysteerin|komisario|rikoskomisario|rakastajatar|salasuhde|supersankari|salainen agentti|rosvot|sarjakuvahahmo|brittidekkari|dekkarisarja|toimintaelokuva|suosikkikomedia|suosikkikomedian|historiallinen draama|seikkailuelokuva|kauhuelokuva|scifi elokuva|nuoruudenrakkaus|nuoruudenrakkautensa|karkaa vankilasta|rakkaustarina|alkuperäissarjan ensimmäinen jakso|rikosdraamasarja|tieteiselokuva",
    other:
      "jumalanpalvelus|jumalan sana|saarna|erikoistarjouksia|tuote esittelyjä|ostoskanavan|arvonta|lottoarvonta|hartausohjelma|messu tuomiokirkosta",
  },
  pl: {
    sport: "skróty meczów|przegląd meczów|ćwierćfinał|faza grupowa|skrót meczu|kolejka ligowa",
    kids: "nauka liczenia|uczą się liczyć|uczy się liczyć|serial animowany|bajka|przedszkolaki|przedszkolaków|przedszkolakom|i jego przyjaciele|i jej przyjaciele",
    news: "najważniejszych wydarzeń|wydarzenia dnia|najnowsze wiadomości|najważniejsze wydarzenia|serwis informacyjny|przegląd wydarzeń|prognoza pogody|najważniejsze informacje|rozmowy z politykami|komentarze polityków|publicystyczny|publicystyka|publicystycznym|przegląd prasy|informacje z kraju|wiadomości z kraju|rozmowy dnia|gość dnia|komentatorzy",
    music: "największe przeboje|teledyski|najlepsza muzyka|koncert zespołu|lista przebojów",
    entertainment:
      "uczestnicy|przepisy|składniki|teleturniej|celebryci|wymarzony dom|wymarzonego domu|kabaret|szefowie kuchni|uczestnicy programu|gotują dla jury|prowadząca|prowadzący|ekipa remontowa|aukcji|uczestników|jurorzy|metamorfoza|metamorfozy|metamorfoz|remontuje|remont domu|remontu|wyremontowany|licytacji|licytacje|licytacja|licytują|agent nieruchomości|agenci nieruchomości|kulinarny|kulinarne|kulinarnych|kulinarnej|kulinarna|kucharz|kucharze|kucharzy|kucharza|gospodarz programu|gościem programu|goście programu|randka|randki|randkę|randek|celebrytów|gwiazd telewizji|kolekcjoner|kolekcjonerzy|kolekcjonerów|improwizacja|improwizacje|ukrytą kamerą|skecze|w programie kulinarnym|gwiazdy gotują|goście kuby|gość odcinka|widzowie programu|zwycięzca otrzyma|główną nagrodę|główna nagroda|kolekcje ślubne|magazyn motoryzacyjny|magazyn lifestylowy|magazyn poradnikowy|porady ekspertów|eksperci radzą|stylistka|stylistki|projektantka wnętrz|projektant wnętrz",
    documentary:
      "z lotu ptaka|dokument|film dokumentalny|serial dokumentalny|archeolodzy|historycy|dzikie zwierzęta|materiały archiwalne|naukowcy|badacze|przyrodnicy|bohaterami programu|drapieżnik*|ekspedycja|ekspedycji|wykopaliska|wykopalisk|podróżnik*|reportaż*|ii wojny światowej|drugiej wojny światowej|dzikiej przyrody|celnicy|rekonstrukcja|rekonstrukcje|paleontolog|paleontolodzy|kulisy pracy|odkrycia naukowe|odkryć naukowych|reporterzy odwiedzają|świadkowie historii|magazyn rolniczy|program dokumentalny|cykl dokumentalny|film opowiada o życiu|historia prawdziwa|reporterzy|parku narodowego|parki narodowe|oceanografowie|biolodzy|strażacy|ratownicy medyczni|paleontologów|archeologów",
    fiction:
      "zakochuje się|zakochują się|komedia romantyczna|zemścić się|zemsty|płatny zabójca|płatnego zabójcy|szantażuje|odkrywa że|dowiaduje się że|w rolach głównych|dreszczowiec|wyznaje mu|wyznaje jej|przypadkiem|przez przypadek|złoczyńca|złoczyńcy|ukraść|udaje że|porywa|odkrywają że|wpada w tarapaty|wplątuje się|wyznaje|jest w ciąży|podejrzewa że|zdradza ją|zdradza go|oświadcza się|postanawia odejść|ukrywa przed|komisarz|zakochany|zakochana|zakochanych|kochanek|kochankiem|kochanką|kochanki|narzeczony|narzeczonego|narzeczoną|narzeczonej|narzeczonym|romans z|wpada w kłopoty|zazdrosny|zazdrosna|zazdrość|zostaje porwany|zostaje porwana|zostają porwani|przyłapuje|nie wie że|oświadcz*|rozstaje się|knuje|śledczy odkrywają|na zlecenie mafii|spodziewa się dziecka|serial obyczajowy|serial komediowy|serial kryminalny|losy mieszkańców|głównym bohaterem serialu|bohaterką serialu|bohaterowie serialu|telenowela|rozpoczyna śledztwo|prowadzi śledztwo w sprawie zabójstwa|zostaje oskarżony o morderstwo|z miłości do|w obsadzie|w obsadzie m in|perypetie|perypetiach|odcinek to osobna historia",
    other: "słowo boże|ewangelia|różaniec|kazanie|msza święta",
  },
  cs: {
    sport: "sestřihy zápasů|čtvrtfinále|základní skupina|sestřih zápasu",
    kids: "animovaný seriál|kreslený seriál|pohádka|večerníček|a jeho kamarádi|předškolní*",
    news: "nejdůležitějších událostí|přehled událostí|zpravodajství|nejnovější zprávy|události dne|předpověď počasí|nejnovější události|aktuální události|nejnovější informace|publicistický|publicistická|publicistika|aktuálního dění|aktuální dění|hlavní události",
    music: "největší hity|videoklipy|nejlepší hudba|písničky na přání|hudební klipy|koncert skupiny",
    entertainment:
      "soutěžící|recepty|suroviny|vědomostní soutěž|vysněný dům|bavič|kuchařská show|hosté pořadu|rady jak|bydlení|rozhovory s|zábavný pořad|zábavná show|kuchař*|vaření|dražb*|proměny bydlení|hádají|tipy a rady|starožitnost*|pozvánky a tipy|bytové|bytový architekt|bytový designér|soutěžní pořad|zpovídá|celebrit|bavit vás budou|silvestrovský|silvestrovská|scénky|zábavné scénky|v motoristickém magazínu|improvizací|šéfkuchař*|investoři|investorům|moderátoři|soutěžících|finalisté|porotci|výhra|kutilové|zahrádkář*|motoristický magazín|soutěžní dvojice",
    documentary:
      "dokumentární|archeologové|divoká zvířata|archivní záběry|vědci|badatelé|přírodovědci|reportáže z|cestopis|cestopisný|cestopisné|cestovatel|cestovatelé|cestovatelský|památek|památky|hradů|zámků|živočich*|z naší historie|profily|osobnostech|medailon|medailonek|toulky|putování|divoké přírody|přírodní rezervac*|národní park*|investigativní seriál|případy vražd|skutečné případy|skutečných případů|skutečné zločiny|kriminální případy|pozůstatky letadla|dokumentární seriál|unikátní záběry|fotografové|historikové|zoologové|ochránci přírody|pamětníci|pamětníků",
    fiction:
      "zamiluje se|se zamiluje|romantická komedie|pomstít|pomstu|nájemný vrah|nájemného vraha|vydírá|zjistí že|zjišťuje že|v hlavní roli|v hlavních rolích|omylem|padouch|padoucha|ukrást|předstírá|unese|zjistí|zaplete se|přizná|je těhotná|tuší že|podvádí|komisař|vyšetřuje vraždu|děj se odehrává|film přináší|pátrá po|hlavní hrdin*|podle románu|podle předlohy|stejnojmenného románu|vydává se na cestu|vydá se na cestu|agent cia|spřátelí se|bývalý manžel|podsvětí|záporák*|žárl*|milenka|milenku|milenkou|milenky|milenec|osudový|osudová|osudové|se ocitá|se ocitne|loupež*|opouští manžel*|spiknutí|dobrodružný film|televizní inscenace|na motivy povídky|na motivy románu|oblíbený seriál o|milostný trojúhelník|policejní komisař|kriminalisté|seriál z prostředí|kultovní seriál|legendární seriál|dramatický seriál|detektivní seriál|krimiseriál|kriminální seriál|komediální seriál|rodinný seriál|akční seriál|romantický seriál|hrdinové seriálu|příběh muže|příběh ženy|příběh dívky|tajný agent",
    other: "boží slovo|evangelium|růženec|bohoslužba|mše svatá",
  },
  sk: {
    sport: "štvrťfinále|základná skupina|zostrih zápasu",
    kids: "rozprávka|a jeho kamaráti|predškolsk*|a jeho priatelia|a jej kamaráti|škôlkar*|zvieratká",
    news: "najdôležitejších udalostí|prehľad udalostí|spravodajstvo|najnovšie správy|udalosti dňa|predpoveď počasia|aktuálne udalosti|najnovšie informácie|aktuálneho diania|politická diskusia|diskusná relácia|aktuálne témy dňa|hostia v štúdiu",
    music: "najväčšie hity|najlepšia hudba|ľudové piesne|pesničky na želanie",
    entertainment:
      "súťažiaci|vedomostná súťaž|vysnívaný dom|zabávač|hostia relácie|dizajnéri|zábavná relácia|zábavný program|varenie|premeny bývania|hádajú|talkšou|varí|skrytá kamera|komické situácie|satirický|satirická|satirických|paródií|improvizácie|improvizácia|improvizujú|zábavná retrospektíva|moderátorka|moderuje|denný magazín|lifestylový magazín|kuchárska|sprevádza vás|premena|premeny|porota|reality šou|šou|investorov|súťažiacich|rady a tipy|porotcovia|finalisti|magazín o bývaní",
    documentary:
      "dokumentárny|dokumentárna|archeológovia|divé zvieratá|archívne zábery|potulky|cestovatelia|cestovateľa|cestopis o|pamiatok|pamiatky|hradov|z našej histórie|divokej prírody|národný park*|dokumentárne|vyberte sa na cestu|putovanie|cestopisná|výskumníci|svedectvá|svedectvo|portrét|osobnostiach|pátra v histórii|exotických krajín|investigatívny seriál|skutočné prípady|skutočných prípadov|dokumentárny seriál|historikov|ochranári|pamätníci|pamätníkov|zoológovia|publicistický magazín o",
    fiction:
      "zamiluje sa|sa zamiluje|romantická komédia|nájomný vrah|vydiera|zistí že|triler|v hlavnej úlohe|v hlavných úlohách|omylom|zloduch|ukradnúť|predstiera|unesie|zistia že|zapletie sa|podozrieva|podvádza|dej sa odohráva|vydáva sa na cestu|vydá sa na cestu|podľa románu|žiarl*|ocitne sa|spriatelí|tínedžer*|zasnúb*|komisárka|policajt|policajtov|policajný tím|policajtka|inšpektor|vyšetrovateľ|vyšetrovateľka|kriminálnymi zápletkami|snúbenica|snúbenec|priznáva|dozvie sa že|na scestí|bývalá manželka|seriál z prostredia|kultový seriál|legendárny seriál|detektívny seriál|kriminálny seriál|komediálny seriál|akčný seriál|hrdinovia seriálu|sitkom|vraždu|tehotná",
    other: "božie slovo|evanjelium|svätá omša",
  },
  hu: {
    sport:
      "mérkőzések összefoglalói|negyeddöntő|nyolcaddöntő|csoportkör|mérkőzés összefoglaló|elődöntő|döntő mérkőzés|forduló összefoglaló|labdarúgó mérkőzés|bajnoki mérkőzés|világbajnokság*|európa bajnokság*|sporthírek|sportmagazin|a magyar válogatott|kupamérkőzés|bajnokok ligája|kézilabda liga",
    kids: "rajzfilm|rajzfilmsorozat|animációs sorozat|mesesorozat|és barátai|óvodás*|gyerekeknek szóló|legkisebbeknek|kicsiknek|mesehős*|tündérek|kiscica|óvodai|kiskutyák",
    news: "a nap eseményei|nap legfontosabb|legfrissebb hírek|hírműsor|a nap hírei|híradó|időjárás jelentés|hírek aktualitások|közéleti|háttérműsor|hírösszefoglaló|politikai vitaműsor|a hét eseményei|hírháttér*|napi hírek|belföldi és külföldi|bel és külpolitika*|közéleti magazin|közéleti talkshow|politikusok|aktuálpolitika*|háttérbeszélgetés|hírek mögé|időjárásjelent*|gazdasági hírek|közszolgálati hírműsor",
    music:
      "legnagyobb slágerek|videoklipek|zenei klipek|koncertje|dalszerző*|slágereket|zenekarok|zenekarokra|gitárkoncert*|zeneművész*|zongoraművész*|világsláger*|slágerlista*|filharmonikusok|filharmonikus zenekar|népszerű dalok|magyar nóta|nótaműsor|könnyűzene*|komolyzenei|koncertfelvétel|koncertműsor|koncertfilm|zenés műsor|zenei műsor|karmester|karmestere|vezényel",
    entertainment:
      "receptek|hozzávalók|vetélkedő|kvízműsor|hírességek|álomotthon|humoristák|séfek|a zsűri|műsorvezető|vendégei|lakásfelújítás|szakács*|főzőműsor|főzőverseny|beszélgetőműsor|párkereső*|árverés*|licitál|licitálnak|licitálás|valóságshow*|szinglik|cirkusz|cirkuszi|cirkuszok|tetováló*|gasztronómiai|gasztroblogger|lakberendező|lakberendezők|sztárvendég*|házvásárl*|műveltségi|konyhájában|vendégekkel beszélget|vendégeivel|celebek|műsorvezetői|főnyeremény*|kandikamera|kandikamerás|rejtett kamerás|rejtett kamerával|kabaréműsor|kabaréest|konyhafőnök*|cukrász*|receptje|receptjei|receptjeit|fogásokat|lakásátalakítás*|felújítják|álomház*|életmódmagazin|életmód magazin|egészségügyi magazin|villalakó*|menyasszonyi ruha|menyasszonyi ruhák|menyasszonyi ruhát|kulturális magazin|autós magazin|szórakoztató műsor*|játékosoknak|showműsor*|tehetségkutató*",
    documentary:
      "dokumentumfilm|dokumentumfilmek|dokumentumsorozat|régészek|történészek|vadállatok|archív felvételek|tudósok|kutatók|természetfilmes|ismeretterjesztő|természetfilm*|történelemformáló|nobel díj*|műalkotás*|élővilág*|állatvilág*|ritka élőlény*|világháború*|magyar történelem|ragadozó*|útifilm*|született budapesten|folyama|természeti jelenség*|esőerdő*|hungarikum|hungarikumok|hungarikumnak|természetvédelm*|vadvilág*|cápák|oroszlánok|ókori egyiptom*|római kori|fáraó|fáraók|náci németország|hidegháború*|szemtanúk|mérnöki|naprendszer|naprendszerünk|világegyetem*|légi katasztróf*|aranyásó*|állatorvos*|portréfilm|portréműsor|riportfilm|riportmagazin|néphagyomány*|népszokás*|mezőgazdaság*|műemlék*|dokumentumműsor|történelmi ismeretterjesztő",
    fiction:
      "beleszeret|szerelmes lesz|romantikus vígjáték|bosszút áll|bosszút|bérgyilkos|zsarolja|rájön hogy|megtudja hogy|főszerepben|véletlenül|gonosz|ellopni|úgy tesz mintha|elrabolja|kiderül hogy|belekeveredik|bevallja|terhes|gyanítja hogy|megcsalja|megkéri a kezét|féltékeny*|megszökik|titkos ügynök|bosszúj*|váratlanul eltűnik|élete gyökeresen|mit sem sejt|mit sem sejtő|mit sem sejtve|megtalálja álmai|anyós*|összeesküvés*|elhatározza hogy|nyomozni kezd|nyomozás során|együtt nyomoz*|beleszerelmesedik|szerelmes belé|szerelmi háromszög*|szeretője*|rejtélyes eset*|az áldozatról|menyasszony|menyasszonya|menyasszonyát|vőlegény*|elrabolják|elrabol|elrabolt|megzsarolja|megzsarolják|nyomozónő|szélhámos*|bankrabló|bankrablás|bankrablást|megházasod*|feleségül venni|feleségül veszi|bosszúra|sorozatgyilkos|sorozatgyilkost|vámpír|vámpírok|vámpírt|boszorkány*|telenovella|szappanopera|filmdráma|szerelmespár*|szerelmi bánat*|özvegyasszony*|megkéri a kezé*|félrelép*|megcsalta|randevúra|összejönnek|beleszeretnek|szakít vele|elhagyta a férje|elhagyta a felesége|rájön hogy a|kétségbeesetten próbál*|örökség*",
    other:
      "isten igéje|rózsafüzér|istentisztelet|szentmise|lelkipásztor*|szentírás*|teleshop|lottósorsolás*|horoszkóp*",
  },
  ro: {
    sport:
      "rezumatele meciurilor|sferturi de finală|optimi de finală|faza grupelor|rezumatul meciului|meci de fotbal|meciul de fotbal|meciuri de fotbal|liga campionilor|campionatul mondial de|campionatul european de|campionatul național de|golurile etapei|goluri și faze|faze și goluri|jurnal sportiv|emisiune sportivă|fotbalul românesc|cupa româniei|transmisiune directă|comentariul meciului|sportivii români",
    kids: "desene animate|serial animat|și prietenii lui|și prietenii săi|pentru copii|preșcolarilor|ursuleț*|iepuraș*|cățeluș*|supererou|supererouri|supereroul|desenul animat|seria animată|serial de animație|prietenii ei|prietenilor săi|cel mai bun prieten al său|pitici|piticii|grădiniță|grădiniței|jucăriile|zânele|zâna",
    news: "evenimentele zilei|cele mai importante evenimente|cele mai importante subiecte|subiecte ale momentului|subiecte ale zilei|ultimele știri|știrile zilei|cele mai importante știri|prognoza meteo|actualitatea|jurnal de știri|dezbateri politice|principalele știri|emisiune informativă|buletin de știri|buletinul de știri|buletin meteo|buletinul meteo|jurnalul televizat|jurnal televizat|subiecte de actualitate|subiectele zilei|subiectele la zi|știri de ultimă oră|de ultimă oră|transmisiuni live|analiști politici|analize și dezbateri|știri și analize|scena politică|clasa politică|viața politică|politicieni|politicienii|europarlamentar|europarlamentari|campania electorală|revista presei|starea vremii|timpul probabil|talk show politic|economic și social|din mediul politic|dezbatere politică|dezbateri pe teme|corespondenții|evenimentele săptămânii|realizatorul emisiunii analizează",
    music:
      "cele mai mari hituri|videoclipuri|cele mai bune melodii|muzică populară|concertul|melodii|muzică de petrecere|muzică ușoară|muzicii populare|muzică clasică|muzică folk|solistul|soliste|interpreți|interpreții de muzică|lăutari|lăutarii|colinde|colindul|dirijor|filarmonica|filarmonicii|orchestra națională|ansamblul folcloric|videoclipurile|clipuri muzicale|top muzical|festivalul de muzică",
    entertainment:
      "concurenți|concurenții|rețete|vedete|emisiune concurs|casa visurilor|umoriști|bucătari|concurente|concurentele|juriul|juraților|invitații|gătesc|ținute|la licitație|licitații|judecătoare*|bucătar*|bucătărie|antichități|renovează|renovare|casă de vis|prezentatoarea|show culinar|cupluri|emisiune de divertisment|ținuta|premiul cel mare|jurați|umor|scheciuri|farse|camera ascunsă|moderatoarea|lumea mondenă|mondenă|mondene|showbiz|showbizului|platoul emisiunii|în platou|show-ul prezintă|show-ului|gazda emisiunii|gazdele emisiunii|prezentatorul emisiunii|prezentatorul show|sfaturi practice|sfaturi utile|premii în bani|concurentul|concurentului|concurenților|concurentă|cultură generală|marele premiu|nutriționist*|stiliști|machiaj|vestimentare|vestimentară|emisiune matinală|matinalul|emisiune culinară|emisiune interactivă|preparate|preparatelor|deserturi|patiseri|patiserii|cofetari|cofetarii|case de vacanță|amenajare|amenajarea|reamenajare|reamenajarea|grădinărit|vouchere|telefonul fără fir|pețitoare*|pretendenți|pretendenții|scheci|umoristic|umoristice|umoristică|comicii|teatru televizat",
    documentary:
      "documentar|documentarul|arheologi|arheologii|istorici|animale sălbatice|imagini de arhivă|cercetătorii|oamenii de știință|istoricii|natura sălbatică|prădător*|specii|al doilea război mondial|misterele|călătorie prin|reportaje|arheologice|arheologic|arheologică|meșteșug*|paranormale|crime reale|explorează|serie documentară|mărturii|portretul|tradiții populare|obiceiuri|reportaj|reportajul|reporterii noștri|agricultură|fermieri|fermierilor|fermierii|agricultori|agricultorii|crescători*|veterinarilor|medic veterinar|paznicii de vânătoare|rechinul|rechinilor|crocodilii|crocodilul|elefanții|leii|balenele|ecosistemul|ecosistemului|ocean planetar|exploratori|exploratorul|expediție|expediția|expediții|inginerii|megastructuri|megastructurile|stația spațială|sistemul solar|planetei noastre|civilizații|faraonul|faraonului|faraonilor|egiptul antic|egiptean|egipteană|egipteni|imperiul roman|romanilor|naziste|naziștii|naziști*|primul război mondial|războiul rece|evul mediu|secolul al|experții|accident aviatic|accidente aviatice|prăbușire*|prospectori|căutători de aur|căutătorii de aur|căutători de comori|patrimoniul|patrimoniu|minoritățil*|minoritatea|diversității|etnii|istorie și tradiții|arhitecturii|arhitecturală|personalități ale|colecționar*|restaurează|camere speciale|camere video|imagini inedite|fenomene naturale|vulcanii|vulcanul|sfatul experților|jurnal de călătorie|destinații turistice",
    fiction:
      "se îndrăgostește|se îndrăgostesc|comedie romantică|să se răzbune|răzbunare|asasin plătit|șantajează|descoperă că|află că|în rolurile principale|din greșeală|malefic|malefică|răufăcător|să fure|se preface|răpește|descoperă o|mărturisește|este însărcinată|însărcinată|bănuiește că|își dă seama că|o înșală|îi ascunde|burlac|comedie despre|gelos|geloasă|logodnica|logodnicul|logodnicului|logodnicei|logodnic|află adevărul|este răpită|este răpit|disfuncțional*|se ascunde de|viața liniștită|iubita lui|iubitul ei|fosta soție|fostul soț|fosta iubită|fostul iubit|plănuiesc să|se întoarce acasă|complot|gelozia|amanta|amantul|comisarul|adolescentă|o tânără|tânăra|tânărul|se căsătorește|se căsătoresc|să se căsătorească|fost agent|agent fbi|agent sub acoperire|agenți secreți|un asasin|asasinul|crime misterioase|ucigaș*|moștenitoare*|moștenitor*|își pierde memoria|amnezie|amnezia|se apropie unul de|să-și salveze familia|să o salveze|să îl salveze|prințes*|vrăjito*|vrajă|povestea se învârte|filmul spune povestea|filmul urmărește povestea|peliculă|regizat|distribuție|interpretat de|interpretată de|ecranizarea|ecranizare|serial de comedie|serial dramatic|telenovele|jaful|jefuiesc|jefuiască|răpită|răpit|răzbun*|trădat*|îi mărturisește|o găsește pe|îl găsește pe|încearcă să o|încearcă să îl|încearcă să-l|se hotărăște să|hotărăște să|își face griji|îl sărută|o sărută|pleacă în căutarea|rămâne însărcinată",
    other:
      "cuvântul lui dumnezeu|evanghelie|sfânta liturghie|predică|liturghia|liturghie|liturghiei|rugăciun*|mântuitor*|hristos|iisus|biserica ortodoxă|biserici ortodoxe|credinței|creștin*|duhovnicul|duhovnicești|sfinților|teleshopping|comandați|comandă acum|produsele noastre|horoscopul|horoscop|extragerea|extragerile|loto",
  },
  hr: {
    sport:
      "pregled utakmica|sažeci utakmica|četvrtfinale|osmina finala|sažetak utakmice|skupna faza|emisija o nogometu",
    kids: "crtani film|animirana serija|crtić*|i njegovi prijatelji|i njezini prijatelji|i njeni prijatelji|dečija serija|dječja serija|crtanom serijalu|animirani serijal|animirane serije|mališan*|vrtić*|predškolac*|za djecu|za decu|djeca otkrivaju|plišan*|pjesmica|pjesmice|pjesmicu|pesmica|pesmice|mali zec|mali medvjed|mali medved|mali zeko|superpsić*|psići|najmlađe|najmlađima|predškolsku|predškolske|potiče djecu|podstiče decu|animirana|animirani",
    news: "najvažnijih događaja|događaji dana|vodećim političarima|političkim temama|najnovije vijesti|najnovije vesti|pregled dana|informativna emisija|vremenska prognoza|aktualnosti iz|aktualnosti i|informativni sadržaj*|aktuelne vesti|najnovijih vijesti|najnovijih vesti|dnevni pregled|informativni program|društveno političk*|javljanja uživo|vijesti iz|vesti iz|iz zemlje i svijeta|iz zemlje i sveta|stanje na putevima|stanju na putevima|stanje na našim putevima|aktualnim temama|aktuelnim temama|o aktualnim|o aktuelnim|u fokusu razgovaramo|manjinama i ljudskim pravima|najznačajnijih događaja",
    music:
      "najveći hitovi|glazbeni spotovi|muzički spotovi|rock bend|filharmonija|filharmonije|filharmoniju|opereta|održan je koncert|tamburašk*|simfonijski|simfonijskog|simfonijska|koncertna|koncertni|koncertnoj|koncertnog|prvim albumom|autorskim albumom|narodne muzike|narodne pesme|sevdalinke|sevdalinki|na koncertu",
    entertainment:
      "natjecatelji|takmičari|recepti|sastojci|kviz|slavne osobe|kuća iz snova|humoristi|poznate osobe|voditelji|voditeljica|kuhaju|kuvaju|žiri|takmičari odgovaraju|gosti emisije|ugošćuje|ugostili|ugostio|ugostila|kulinarski|kulinarska|kulinarske|kulinarskih|kulinarsko|kuhar|kuhari|kuhara|kuharica|kuvari|kuvar|takmiče se|natječu se|zabavna emisija|zabavnog kviza|estradi|estrade|poznatih ličnosti|savjete i|voditelj emisije|uređenj*|parovi|gosti u studiju|gosti su|gost emisije|relevantnim gostima|predjelo|deserta|glavno jelo|glavnim jelom|kviza|rijaliti|zabavni šou|takmičarski šou|emisija o zdravlju|o zdravlju i lepoti|u opuštenom razgovoru|talent šou",
    documentary:
      "dokumentarac|arheolozi|povjesničari|istoričari|divlje životinje|arhivske snimke|znanstvenici|naučnici|istraživači|baštin*|putopis|putopisni|putopisna|putopisne|upoznajemo|obilazimo|posjećujemo|posećujemo|prirodne ljepote|prirodnim ljepotama|prirodne lepote|prirodnih lepota|znanstveni|znanstvene|znanstvena|znanstvenog|znanstvenih|kulturne znamenitosti|izumrle|izumrlih|izumrli|arheološk*|običaji|običaje|običajima|nacionalno blago|nacionalnog parka|vinarija|vinarije|vinariju|zanatlija|zanatlije|stari zanati|stare zanate|kulturno nasljeđe|kulturno nasleđe|kulturnog nasljeđa|kulturnog nasleđa|autor biografije|divljini afrike",
    fiction:
      "zaljubljuje se|se zaljubljuje|zaljubi se|romantična komedija|osvetiti|osvetu|plaćeni ubojica|plaćeni ubica|ucjenjuje|ucenjuje|otkriva da|saznaje da|u glavnim ulogama|glavne uloge|greškom|zlikovac|zlikovca|zlog|ukrasti|da ukrade|pretvara se|otima|otkrivaju da|upliće se|shvaća da|shvata da|priznaje|ne zna da|odlučuje da|sumnja da|zaprosi|vara je|serija prati|serija donosi|serija govori|pratimo priču|romantični triler|ljubomoran|ljubomorna|ljubomore|ljubomora|istragu ubistva|istrage ubistva|pokušava uhvatiti|pokušavaju uhvatiti|pokušava da uhvati|samohrana majka|samohrane majke|samohranu majku|samohrani otac|ljubavnih afera|životnih iskušenja|bivši muž|bivšeg muža|mora da se suoči|suočava se|krimi serija|dramska serija|dramske serije|kriminalistička serija|humoristična serija|humoristične serije|komična serija|ruska serija|turska serija|turske serije|popularna serija|popularne serije|kultna serija|kultne serije|kultni serijal|hit serija|telenoveli|sapunica|sapunice|serijskog ubojicu|serijskim ubojicom|serijskog ubicu|serijskim ubicom|serijskog ubojice|serijskim ubicama|ljubavnu vezu|tajnu vezu|bogataš*|zločin u malom",
    other: "božja riječ|evanđelje|krunica|sveta misa|propovijed",
  },
  sl: {
    kids: "risanka|risana serija|in njegovi prijatelji|za otroke|malčk*|otroška|otroški|risanki|risanko|prijatelji rešujejo",
    news: "dogodki dneva|najpomembnejših dogodkov|najnovejše novice|informativna oddaja|vremenska napoved|aktualno dogajanje|aktualne teme|aktualnih dogodkov|aktualnih dogodkih|dnevnoinformativna|dnevnoinformativni|doma in po svetu|političn*|poslanci|poslancev|parlamentu|novinarska|novinarske",
    entertainment:
      "tekmovalci|zvezdniki|voditelj|nasvete za|pogovorna oddaja|pogovorni oddaji|kuharska oddaja|kuhajo|žirija|gostje oddaje|recepte|tekmovalka|zabavna oddaja|razvedrilna|razvedrilni|kuharski|znani slovenci|tekmovanje|tekmovanju|tekmovalcev|tekmovalk|receptov|preobrazba|preobrazbe|preobrazbo|gost oddaje|gosti oddaje|pogovor z|v studiu|resničnostn*|zmenkarije|poslastice|poslastic|kulinaričn*",
    documentary:
      "dokumentarec|naravna dediščina|kulturna dediščina|zgodovinarji|divje živali|znanstveniki|raziskovalci|naravoslovci|potopis|potopisna|potopisni|arhivski posnetki|druge svetovne vojne|vpogled v|divjino|divjini|arheologov|raziskovalec|popotovanje|popotovanju|cariniki|carinikov|carinskih|nacionalni park|nacionalnem parku|nacionalnega parka|živalskih vrst|spoznajte|pridružimo se|strokovnjaki|inženir*|tradicije|tradicija",
    fiction:
      "se zaljubi|ljubosumen|ljubosumna|zaročenec|zaročenka|maščevati|plačani morilec|izsiljuje|ugotovi da|v glavnih vlogah|pomotoma|zlobni|pretvarja se|ugrabi|izve da|je noseča|sumi da|spozna da|jo vara|ljubimec|ljubica|ljubimca|preiskuje umor|maščevanje|bivši mož|nekdanja žena|odkrije da|odloči da|se odloči|zaročen*|zaljubljena|zaljubljen|zaljubljeni|ljubezenska|ljubezenski|ljubezenske|ljubezensko|ljubezenskega|romantičn*|nekdanjega moža|poročiti|poroko|afero|skrivnost iz preteklosti|razkrije da|se vrne domov|komedija|komediji|srhljivka|srhljivki|bivša žena|bivši fant",
    other: "božja beseda|evangelij|sveta maša",
    sport: "četrtfinale|skupinski del",
    music: "narodnozabavni|narodnozabavna|narodnozabavne|skladbe|skladb|uspešnice|glasbeni spoti|koncert",
  },
  sr: {
    sport: "преглед утакмица|pregled kola",
    kids: "цртани филм|анимирана серија|и његови пријатељи|цртана серија|за децу|малишан*|најмлађе|најмлађима|предшколск*|дечја серија|дечја емисија",
    news: "najvažnijih dogadjaja|најважнијих догађаја|догађаји дана|политичким темама|političkim ličnostima|политичким личностима|најновије вести|преглед дана|информативна емисија|временска прогноза|актуелне теме|актуелна збивања|из земље и света|вести из|најзначајнијих догађаја|у области културе|информативн*|актуелним темама|о актуелним|стање на путевима|у земљи и свету|дневне вести|дебатна",
    music:
      "највећи хитови|музички спотови|народне песме|изворне песме|оркестар|народне музике|музичка емисија|филхармониј*|симфонијск*|композитор*|хор",
    entertainment:
      "такмичари|рецепти|квиз|познате личности|водитељ|водитељка|жири|кувају|гости емисије|рецепте|куварск*|такмичар*|гост емисије|гости су|водитељи|колажн*|гости у студију|разговарамо|рецепат|предјело|главно јело|забавни|гост је|гошћа|са гостима|квиза",
    documentary:
      "документарац|документарни|археолози|историчари|дивље животиње|научници|истраживачи|документарна|културно наслеђе|културне баштине|обичаји|археолошк*|путопис*|занат*|стваралаштв*|сликар*|вајар*|књижевник*|наслеђ*|баштин*|пољопривред*|портрет|историјск*|научн*|екологиј*|традициј*|живот и дело|серијал о|емисија о",
    fiction:
      "заљубљује се|се заљубљује|романтична комедија|освету|плаћени убица|уцењује|сазнаје да|трилер|у главним улогама|грешком|зликовац|украсти|да украде|претвара се|отима|схвата да|признаје|не зна да|одлучује да|сумња да|открива да|вереник|вереница|љубавник|љубавница|трудна|бивши муж|бивша жена|комесар|романтичн*|отмиц*|драмска серија|домаћа серија|хумористичка серија|телесеријала|у серији|телевизијска драма|играна серија|играни филм|игра:|љубавн*|породичне тајне|осветити|ожени|удаје се",
    other: "божја реч|јеванђеље|света литургија",
  },
  bg: {
    sport: "четвъртфинал|осминафинал|групова фаза",
    kids: "анимационен сериал|анимация|и неговите приятели|и нейните приятели|предучилищн*|анимационна поредица|за най малките",
    news: "събитията от деня|най важните събития|актуалните събития|последните новини|новините от|централна емисия|прогноза за времето|актуални новини|актуални теми|коментират|водещи новини|обзор на деня|важните теми|от страната и света|политически анализ*|дискусионн*|актуалните теми|гост политик*",
    music: "най големите хитове|музикални клипове|народни песни|фолклорн*|изпълнения на|концерт*",
    entertainment:
      "участниците|състезателите|съставки|знаменитости|мечтания дом|комици|телевизионна игра|водещите|журито|готвят|гости в студиото|двойки*|дом мечта|търгове*|забавно предаване|риалити|гости на|рецепт*|кулинар*|преобраз*|водещ*|състезател*|скрита камера|съвети за|хумористич*|готвач*|участниц*|интериор*|градинар*|шеф готвач*|водещ е|водеща е|с водещ|с водеща|талантлив*|изпълнители се|любопитни теми|лайфстайл*|забавн*|комедийно шоу",
    documentary:
      "документален|документална|историци|диви животни|архивни кадри|учените|изследователи|хищни*|древни*|втората световна война|документалн*|дивата природа|пътепис*|животинск*|археолог*|портрет на|пътува до|документира|културно наследство|местни обичаи|занаят*|свидетелств*|манастир*|поредица за природата|мегаструктур*|екипът му откриват|традиции*|природните забележителности|поредица за|разгадава*|пътешеств*",
    fiction:
      "се влюбва|влюбва се|романтична комедия|отмъсти|отмъщение|наемен убиец|изнудва|открива че|разбира че|трилър|в главните роли|по погрешка|злодей|злодея|да открадне|преструва се|отвлича|разкрива че|признава|бременна|подозира че|осъзнава че|изневерява|предлага брак|влюбен*|ревнив*|годени*|любовник*|любовниц*|бившия си|бившата си|преструва|отвлечен*|тръгва по следите|отмъщ*|тайна от миналото|тийнейджър*|съпругата му|съпругът й|по едноименния роман|разследва убийство|разследват убийство|похитен*|бившият съпруг|бившата съпруга|тайния агент|таен агент|екшън|гангстер*|мафиот*|сериалът разказва|сериалът проследява|криминален сериал|криминална драма|детективски сериал|романтична история|отмъстява|полицейска сага|носителя на наградата",
    other: "божието слово|евангелие|света литургия|проповед|литургия",
  },
  ru: {
    sport: "обзор матчей|лучшие голы|четвертьфинал|полуфинал|групповой этап|обзор матча|обзор тура",
    kids: "мультфильм*|мультсериал*|и его друзья|и ее друзья|для малышей|детская песенка",
    news: "события дня|главные события|главных событий|важнейшие события|свежие новости|главные новости|новости дня|последние события|выпуск новостей|прогноз погоды",
    music: "лучшие хиты|музыкальные клипы|видеоклипы|хит парад",
    entertainment:
      "участники шоу|участницы шоу|рецепты|ингредиенты|викторина|телеигра|дом мечты|юмористы|шеф повар*|гости студии|в гостях у|участники проекта|ремонт*|эксперты помогут|ведущие программы|лайфхак*|реалити шоу|звездные гости|мастер классы|главный приз|советы экспертов|кулинарн*|юмористическ*|скетч*|участникам предстоит|телезрител*|участники программы|гости программы|ведущий программы|ведущая программы|финалист*|игроков|стилист*|эксперты расскажут|эксперты программы|шутк*|розыгрыши",
    documentary:
      "с высоты птичьего полета|документальн*|археологи|историки|дикие животные|архивные кадры|хроника|уникальные кадры|путешественник*|хищник*|научно популярн*|ученые|исследовател*|*мангров*|*коралл*|*биоразнообрази*|*перелётные птицы*|*всемирного наследия*|*брачный период*|очевидц*|исторические факты|заповедник*|эксклюзивные интервью|фильм расскажет|фильм посвящен|программа расскажет|программа рассказывает|об истории создания|великой отечественной войны|реальных уголовных дел|воспоминани*|цикл программ|ученых",
    fiction:
      "влюбляется|влюбляются|романтическая комедия|отомстить|киллер|наемный убийца|наемного убийцу|шантажирует|узнает что|выясняется что|триллер|в главных ролях|в ролях|мелодрама|детектив*|случайно|украсть|похитить|притворяется|выдает себя за|похищает|обнаруживает что|оказывается втянут*|беременна|ревну*|изменяет|невест*|бывший муж|бывшая жена|возлюбленн*|*выдают себя за*|*клянётся отомстить*|*любовный треугольник*|*несправедливо обвин*|главная героиня|главный герой|главного героя|главной героини|герои сериала|в центре сюжета|комедийный сериал|детективный сериал|бывшая любовь|бывшего мужа|бывшую жену|шантаж*|убийцу|заказное убийство|влюблен*|узнает о том что|решает отомстить|внедряется в|внедриться в|под прикрытием",
    other: "слово божие|божественная литургия|проповедь|православн*",
  },
  uk: {
    sport: "огляд матчів|чвертьфінал|півфінал|груповий етап|огляд матчу",
    kids: "мультфільм*|мультсеріал*|та його друзі|і його друзі|для малюків",
    news: "події дня|головні події|найважливіші події|свіжі новини|головні новини|новини дня|останні події|випуск новин|прогноз погоди",
    music: "найкращі хіти|музичні кліпи|відеокліпи",
    entertainment:
      "учасники шоу|інгредієнти|вікторина|знаменитості|будинок мрії|гумористи|шеф кухар*|гості студії|журі|готують|ведуча|кулінарн*|учасники проєкту|ведучі|реаліті шоу|зіркові гості|головний приз|гумористичн*|учасники програми|гості програми|кулінари|глядачі|ведучий|стиліст*|фіналіст*|телеглядач*|переможець отримає",
    documentary:
      "історики|дикі тварини|архівні кадри|вчені|науковці|мандрівн*|хижак*|дослідник*|унікальні кадри|спогади|заповідник*|історичні факти|фільм розповідає|другої світової війни|науково популярн*|природи|тварин",
    fiction:
      "закохується|закохуються|романтична комедія|помститися|кілер|найманий вбивця|шантажує|дізнається що|з'ясовується що|у головних ролях|випадково|лиходій|лиходія|вкрасти|викрасти|прикидається|викрадає|виявляє що|зізнається|вагітна|підозрює що|усвідомлює що|зраджує|слідча|нареченого|наречена|колишній чоловік|коханц*|коханк*|головна героїня|головний герой|головного героя|у ролях|бойовик|вбивцю|кохання всього життя|коханий|кохану|помст*|закохан*|колишня дружина|колишнього чоловіка",
    other: "слово боже|євангеліє|божественна літургія|проповідь",
  },
  el: {
    sport:
      "προημιτελικ*|φάση των ομίλων|στιγμιότυπα|πρωταθλήματος ποδοσφαίρου|ποδοσφαιρικ*|αθλητική εκπομπή|αθλητικές ειδήσεις|αθλητικά γεγονότα|τελικός κυπέλλου|ολυμπιακοί αγώνες",
    kids: "κινούμενα σχέδια|κινουμένων σχεδίων|και οι φίλοι του|και οι φίλοι της|προσχολικής ηλικίας|παιδική σειρά|για παιδιά|κουταβάκι*|λαγουδάκι*|γατάκια|νεράιδες|ξωτικ*|υπερήρωες|υπερδυνάμεις|παιδιά προσχολικής",
    news: "των κομμάτων|νομοθετικό έργο|γεγονότα της ημέρας|πολιτική επικαιρότητα|πολιτικές εξελίξεις|τελευταίες ειδήσεις|δελτίο ειδήσεων|ειδήσεις από|πρόγνωση του καιρού|επικαιρότητα|ενημερωτική εκπομπή|επικαιρότητ*|ειδήσεις άμεσες|ειδησεογραφ*|πολιτικό ρεπορτάζ|πολιτική ζωή|οικονομική επικαιρότητα|δημοσιογράφοι παρουσιάζουν|τοπικές ειδήσεις|ενημερωτικ*|ενημερωθείτε|ενημέρωση για|συνέντευξη τύπου|στη νοηματική|ειδήσεις και|πολιτικές και οικονομικές εξελίξεις|τις τελευταίες εξελίξεις",
    music:
      "μεγαλύτερες επιτυχίες|βιντεοκλίπ|μουσική εκπομπή|μουσικό πρόγραμμα|μουσικές επιλογές|λαϊκά τραγούδια|ρεμπέτικ*|δημοτική μουσική|παραδοσιακή μουσική|τραγουδοποι*|συναυλία του|συναυλία της|μεγάλη συναυλία|χορωδία*",
    entertainment:
      "διαγωνιζόμενοι|παίκτες|συνταγές|υλικά|τηλεπαιχνίδι|διάσημοι|σπίτι των ονείρων|σεφ|οι κριτές|παρουσιάστρια|μαγειρεύουν|καλεσμένους|ψυχαγωγικ*|μαγειρικ*|μαγειρεύ*|συναγωνίζ*|διαγωνιστικ*|πρωινή εκπομπή|πρωινό μαγκαζίνο|έπαθλο|τηλεθεατές|μάγειρα*|ριάλιτι|μόδα|τηλεπαιχνίδ*|συνταγή|συνταγών|παιχνίδι γνώσεων|τηλεοπτικό παιχνίδι|διαγωνιζόμεν*|χρηματικό έπαθλο|χρηματικό ποσό|εκλεκτούς καλεσμένους|καλεσμένοι|μακιγιάζ|διακόσμηση*|ανακαινίζ*|κηπουρικ*|σατιρικ*|κρυφή κάμερα|νυφικό|νυφικά|νόστιμ*|ζαχαροπλαστ*|γαστρονομ*|εδέσματα|θεατρική παράσταση|ταξιδιωτική εκπομπή αλλιώς|μοδάτ*|σόου μαγειρικής",
    documentary:
      "ντοκιμαντέρ|αρχαιολόγοι|ιστορικοί|άγρια ζώα|αρχειακό υλικό|επιστήμονες|ερευνητές|άγρια φύση|άγριας φύσης|αρχαιολογικ*|πολιτιστικ*|παραδόσεις|β' παγκοσμίου|ταξιδιωτική εκπομπή|οδοιπορικό|αρχαιότητ*|βυζαντιν*|παγκόσμιος πόλεμος|παγκοσμίου πολέμου|επιστημονικ*|ωκεαν*|καρχαρί*|λιοντάρια|ελέφαντ*|αρπακτικ*|θηρευτ*|ηφαίστει*|οικοσύστημα*|λαογραφ*|κτηνίατρ*|αστυνομία των ζώων|κακοποίησης ζώων|εξερευνητ*|αληθινές ιστορίες|πραγματικές υποθέσεις|χρυσοθήρ*|σύμπαν|διαστημικ*|τοπίο|μηχανικοί|αρχιτεκτον*|ιστορικές μαρτυρίες|πορτρέτο του|πορτρέτο της|ναζί|χίτλερ|ντοκουμέντα|αυτοκρατορίας",
    fiction:
      "ερωτεύεται|ερωτεύονται|ρομαντική κωμωδία|εκδικηθεί|εκδίκηση|πληρωμένος δολοφόνος|εκβιάζει|ανακαλύπτει ότι|μαθαίνει ότι|θρίλερ|πρωταγωνιστούν|κατά λάθος|κακός|να κλέψει|προσποιείται|απαγάγει|ανακαλύπτουν ότι|ομολογεί|είναι έγκυος|υποψιάζεται ότι|συνειδητοποιεί ότι|απατά|του εξομολογείται|της εξομολογείται|κωμική σειρά|δραματική σειρά|κοινωνική σειρά|αισθηματική σειρά|αστυνομική σειρά|η σειρά εστιάζει|παντρεμέν*|ερωτευ*|ζηλεύ*|υποψί*|εκβιά*|ερωμέν*|αρραβων*|κρυμμένα μυστικά|ερωτευμέν*|εραστή|εραστής|απιστία|διαζύγιο|εγκυμοσύνη|κληρονομιά|ντετέκτιβ|επιθεωρητής|μυστικό πράκτορα|απαγωγή|μαφία|βαμπίρ|ζόμπι|εξωγήιν*|τηλενουβέλα|κομεντί|γουέστερν|ελληνική ταινία|ξένη ταινία|δραματική ταινία|περιπέτεια παραγωγής|κωμωδία παραγωγής|δράμα παραγωγής|παίζουν οι|πρωταγωνιστές|σκηνοθεσία|εκδικηθ*|δολοφόνο|δολοφόνος|δολοφονείται|δολοφονηθ*|φόνου|συγκρούεται με|ερωτεύτηκ*|πλούσιο επιχειρηματία|μυθοπλασία*",
    other:
      "λόγος του θεού|ευαγγέλιο|θεία λειτουργία|προσευχ*|ευαγγελ*|ορθόδοξ*|θεολόγ*|τηλεπώληση|τηλεπωλήσεις|τηλεμάρκετινγκ|αστρολογ*|ζώδια|ιερά μονή|αρχιεπίσκοπ*|μητροπολίτ*",
  },
  tr: {
    sport:
      "haftanın maçları|çeyrek final|yarı final|grup aşaması|maç özeti|maç özetleri|spor dünyasından|spor gündemi|haftanın spor|futbol gündemi|maçın özeti|lig maçı|şampiyonlar ligi maç*|milli takım*|transfer gelişmeleri|spor yazarları|spor yorumcuları|maç sonu|maç önü",
    kids: "çizgi film|çizgi dizi|animasyon dizisi|ve arkadaşları|okul öncesi|çocuklar için|animasyon serisi|sevimli maymun|sevimli kedi|sevimli köpek|eğlenerek öğren*|şarkılarıyla eğlen*|oyunlar ve şarkılar|süper kahraman ekibi|hayvan dostları*",
    news: "önemli gelişmeler|önemli gelişmeleri|günün gelişmeleri|siyasi gündem|son dakika|gündemdeki|günün haberleri|haber bülteni|hava durumu|son gelişmeler|siyaset gündemi|ekonomi gündemi|gündemi değerlendiriyor|siyasetin nabzı|sıcak gelişmeler|dış politika|güncel haberler|gündeme dair|haberin|günün öne çıkan|öne çıkan haberler*|son dakika gelişmeleri|son dakika haberleri|canlı bağlantılar*|gündemdeki konular|gündemin öne çıkan*|gündemin sıcak|ekonomi dünyasından|ana haber|türkiye ve dünya gündemi*|türkiye'nin gündemi*|dünya gündemi*|piyasalardaki|gazete manşetleri|gazetelerin manşetleri|siyasi gelişmeler*",
    music: "en sevilen şarkılar|müzik klipleri|video klipler",
    entertainment:
      "yarışmacılar|yarışmacıların|tarifler|tarifleri|malzemeler|bilgi yarışması|ünlüler|ünlü isimler|hayallerindeki ev|şefler|stüdyo konukları|konuklarını|sunucu|mutfakta|ünlü konuklar|ünlü konuklarıyla|yemek tarifleri|lezzetli tarifler|stand up gösterisi|gizli kamera|şakalar|konuk oluyor|konuk alıyor|ağırlıyor|yarışma programı|sohbet programı|ev arayan|hayalindeki evi|lezzet|lezzetleri|lezzetler|lezzetli|yemek programı|eğlence programı|magazin dünyası|yarışıyor|ünlü konukları*|magazin gündemi*|sabah programı|kadın programı|moda dünyası|pratik tarifler|sağlıklı yaşam|sağlıkla ilgili|ödülü kazan*|büyük ödül|para ödülü|kahkaha dolu skeç*|skeçler*|jüri üyeleri|alanında uzman",
    documentary:
      "havadan görüntü*|belgesel|belgeseli|arkeologlar|tarihçiler|vahşi hayvanlar|arşiv görüntüleri|bilim insanları|araştırmacılar|kazılarında|doğal yaşam|doğa harikaları|tarihi eserler|kültürel miras|yaban hayatı|iklim değişikliği|antik kent|antik kentler|antik kentin|el sanatları|vahşi yaşam|medeniyet|medeniyetler|medeniyetlerin|medeniyetin|gezi programı|dünya savaşı|keşfe çıkıyor|yırtıcı*|mercan resifleri|mangrovlar|*biyolojik çeşitlili*|*göçmen kuş*|*yağmur orman*|*dünya mirası*|belgesel dizisi|belgesel serisi|belgesel film|belgeselde|belgesel seri|mühendislik harikaları|mühendislik harikası|doğa harikası|tarihin en|antik çağ*|arkeolojik|ikinci dünya savaşı|uçak kazaları|tarihi mekanlar|tarihi ve kültürel|anadolu'nun dört bir|gelenek ve görenek*|nasıl üretildiği*|nasıl yapıldığı*|nasıl inşa edildi*",
    fiction:
      "aşık olur|romantik komedi|intikam almak|intikamını|intikam peşinde|kiralık katil|şantaj yapar|şantaj|öğrenir|gerilim filmi|başrollerinde|hamile olduğunu|itiraf eder|yanlışlıkla|kötü kalpli|çalmak|kaçırır|gibi davranır|keşfeder|peşine düşer|itiraf ediyor|hamile kalır|hamile|şüphelenir|aldattığını|aldatıldığını|evlenme teklif|evlenmek istemez|yemin eder|gerçeği öğrenir|intikam|komiser|ihanet|ihanete|ihanetin|ihaneti|nişanlı*|öğrenince|babasının ölümü|gerçeği öğren*|sevgilisi|sevgilisini|sevgilisinin|sevgilisinden|boşanmak|kıskanç*|tuzak kurar|kurtarmak için|aşık olan|aşık olduğu|evlenmek zorunda|imkansız aşk|konağ*|mahallenin|*kılığına gir*|*aşk üçgeni*|*intikam yemini*|*haksız yere suçlan*|filmde|filmin|dizide|dizinin|bu film|film konusu|beyaz perde uyarlaması|yönetmenliğini|başrollerini|başrolde|hayatı altüst olur|hayatı alt üst olur|hayatı değişir|hayatı tamamen değişir|aşkını bulmak|aşık olmuştur|birbirlerine aşık|peşlerine düşer|gizemli bir|beklenmedik bir şekilde|planlar yapar|tesadüfen|evlenmeye karar|boşanmaya karar|öldürülür|öldürülmesi|işe alır|zorunda kalır|kaçmaya çalışır|ortaya çıkar|karşılaşır|tanışır",
    other:
      "kuran ı kerim|ilahi|vaaz|cuma namazı|ayetler|peygamber efendimiz|peygamber efendimizin|peygamberimizin|hadis i şerif|hadis i şerifler|dini sorular|dini soruları|dini sohbet|dini sohbetler|ilahiler|tefsir|sahabe|sahabeler|sahabelerin|ramazan sohbeti|ramazan sohbetleri|dini bilgiler|kuran tilaveti|islam dini|islam'ın|az sonra|başlayacaktır|sahur vakti|iftar vakti",
  },
  id: {
    sport:
      "perempat final|babak grup|cuplikan pertandingan|laga laga pertandingan|pertandingan tinju|pertandingan sepak bola|pertandingan bola voli|siaran langsung pertandingan",
    kids: "serial animasi|kartun|dan kawan kawan|dan teman temannya|anak prasekolah|film kartun|lagu anak anak|animasi 3d|serial kartun|petualangan seru|program anak|acara anak|dan teman temannya bermain|dan sahabat sahabatnya|si kembar|kerajaan mainan",
    news: "peristiwa terkini|peristiwa hangat|berita terkini|berita terbaru|berita terhangat|prakiraan cuaca|laporan berita|liputan investigasi|ragam berita|berbagai berita|informasi terkini|isu terkini|isu politik|tokoh politik|dialog politik|perkembangan terkini|kabar terkini|kabar terbaru|peristiwa penting|hukum dan kriminal|berita kriminal|pasar saham|ekonomi dan bisnis|narasumber|pengamat politik|kebijakan pemerintah|peristiwa aktual|berita aktual|berita pilihan|isu aktual|isu hangat|topik hangat",
    music: "lagu terbaik|video musik|tangga lagu",
    entertainment:
      "peserta|kontestan|resep|bahan bahan|kuis|selebriti|rumah impian|komedian|gosip artis|bintang tamu|para peserta|dewan juri|resep masakan|bincang bincang|program kuliner|acara kuliner|wisata kuliner|aneka masakan|destinasi wisata|tempat wisata|objek wisata|selebritis|komika|lawakan|ajang pencarian bakat|makanan khas|jajanan|cita rasa|tips kesehatan|dokter spesialis|pola hidup sehat|dunia hiburan|hadiah uang|hadiah jutaan|gaya hidup|para komedian|permainan seru|dipandu oleh|kehidupan artis|kabar artis|para artis|tempat makan|mencicipi|berbagi tips|menu makanan",
    documentary:
      "dokumenter|dokumentari|arkeolog|sejarawan|hewan liar|satwa liar|para ilmuwan|mengupas tuntas|flora dan fauna|kekayaan alam|budaya nusantara|kearifan lokal|keindahan alam|kisah inspiratif|kisah perjuangan|suku pedalaman|kehidupan masyarakat|petani|nelayan|warisan budaya|tradisi dan budaya|program feature|program dokumenter|kehidupan hewan|dunia hewan|keanekaragaman hayati|menelusuri|keunikan|jejak sejarah|alam liar|kehidupan para|profesi|penangkaran",
    fiction:
      "jatuh cinta|komedi romantis|balas dendam|membalas dendam|pembunuh bayaran|memeras|mengetahui bahwa|menyadari bahwa|dibintangi|hamil|tidak sengaja|jahat|mencuri|berpura pura|menculik|menyamar|memergoki|mengaku kepada|curiga bahwa|jatuh cinta pada|selingkuh|jatuh hati|suaminya|istrinya|dijodohkan|mertuanya|kekasihnya|anak tirinya|cinta segitiga|cemburu|dituduh|menikah dengan|menikahi|bercerita tentang seorang|menceritakan seorang|menceritakan tentang|mengisahkan|film ini bercerita|balas budi|pacarnya|calon istri|calon suami|pernikahannya|harta warisan|akankah|sanggupkah|berhasilkah|bisakah|meminta maaf kepada|berpikir bahwa|mantan kekasih|harus menyelamatkan|untuk menyelamatkan|membangkitkan kekuatan|arwah|dikutuk|kutukan|seorang pemuda|seorang gadis|berubah saat bertemu|diam diam menyukai|kawin lari|calon mertua|cinta terlarang|penguasa jahat|hidup bahagia bersama|rahasia masa lalu",
    other:
      "firman tuhan|injil|ceramah agama|ayat suci|tausiyah|kajian islam|dakwah|penceramah|ayat ayat suci|al qur an|hadits|umat islam|kebaktian|produk unggulan|rasulullah|ustadz|belanja dari rumah|khotbah",
  },
  ms: {
    kids: "siri animasi|kanak kanak prasekolah|animasi bersiri|animasi yang mengisahkan|animasi mengisahkan|untuk kanak kanak|lagu kanak kanak|program kanak kanak|rancangan kanak kanak|kawan kawannya|rakan rakannya yang comel|siri animasi kegemaran|dua budak kembar|rakan rakan haiwan|mendidik penonton cilik|budak kembar",
    news: "berita semasa|isu semasa|ramalan cuaca|perkembangan semasa|berita tempatan|isu isu semasa|ahli parlimen|isu nasional|hal ehwal semasa|berita utama|berita ringkas|berita nasional|dasar kerajaan|agenda nasional|penganalisis politik|pasaran saham|siaran langsung mesyuarat|mesyuarat pertama|penggal kelima|berita berita terkini|isu isu semasa dalam dan luar negara|perkembangan dunia perniagaan|dunia ekonomi malaysia|rangkuman mesyuarat",
    entertainment:
      "resipi|program realiti|pelawak|para peserta bertanding|bual bicara|rancangan hiburan|majalah hiburan|program hiburan|rancangan masakan|program masakan|masakan tradisional|rancangan realiti|pertandingan nyanyian|juri jemputan|artis jemputan|tetamu jemputan|tetamu undangan|selebriti tanah air|destinasi pelancongan|pelancongan menarik|tempat makan menarik|makanan menarik|gaya hidup sihat|tip kesihatan|doktor pakar|pakar perubatan|majalah wanita|pengacara jemputan|dikendalikan oleh|bersama hos|sketsa komedi|program komedi|hiasan dalaman|hadiah wang tunai|berkongsi resipi|berkongsi menu|menu hidangan|tiga menu|hidangan istimewa|pereka fesyen|perunding perkahwinan|jurusolek|tip berkaitan|berkaitan kecantikan|reka bentuk laman|permainan yang ditetapkan|riuh rendah|berbual santai|perbualan santai|cabaran memasak|peserta akan|pasangan selebriti|detik detik indah pasangan",
    documentary:
      "saintis|majalah yang|hidupan liar|sejarah dan budaya|kembara ke|menerokai|meneroka keindahan|para penyelidik|pengkaji sejarah|teknologi terkini|penternak|usahawan|kerjaya|kisah benar|kisah kehidupan|kisah kejayaan|tokoh tokoh|masyarakat orang asli|memaparkan keunikan|tapak warisan|menyingkap tentang|melawat beberapa|lokasi lokasi unik|pelancongan ekologi|bangunan bersejarah|melawat sebuah kampung|pembedahan|pakar perunding oftalmologi|paparan usaha|tapak warisan dunia|inovasi|kitar semula|falsafah pegangan hidup|mengembara ke lokasi|perjuangan mereka|rancangan dokumentari|siri dokumentari",
    fiction:
      "cinta pandang pertama|pembunuh upahan|mendapat tahu bahawa|dipaksa berkahwin|jatuh cinta dengan|curang|mengisahkan seorang|mengisahkan tentang seorang|kisah seorang gadis|kisah seorang lelaki|anak angkat|kekasih lamanya|ibu mertua|bercinta dengan|berkahwin dengan|dikahwinkan|mengahwini|difitnah|pembunuhan|konflik keluarga|isterinya|tunangnya|drama yang mengisahkan|drama bersiri|dapatkah|terpaksa dijodohkan|dijodohkan dengan|siri komedi tentang|bekas kekasih|menaruh hati|dendam|dikunjungi oleh seorang gadis|hidup bermadu|menjadi isteri|keluarga kaya|sekumpulan pengganas",
    other:
      "ayat suci al quran|tazkirah|membeli belah|hukum hakam|tajwid|sirah nabi|hadis|ilmu agama|kitab suci|barangan jualan|tawaran istimewa|ajaran islam|al quran|surah al|tadabbur|tanah suci|bakal haji|bacaan yassin|pendakwah|hukum dalam islam|agama islam|jakim|tilawah|kapsul kenegaraan|promo semasa",
    sport:
      "berita sukan|perlawanan bola sepak|kejohanan|arena sukan|peminat sukan|liga super|analisis perlawanan",
    music:
      "lagu lagu|persembahan muzik|persembahan artis|konsert|muzik video|video muzik|permintaan lagu|lagu khas|penyampai radio|lagu pilihan anda|kekuatan muzik",
  },
  vi: {
    sport:
      "tứ kết|bán kết|vòng bảng|giải vô địch|trận đấu|vòng loại|bình luận viên thể thao|tin tức thể thao|làng thể thao",
    kids: "phim hoạt hình|và những người bạn|trẻ mầm non|dành cho thiếu nhi|dành cho trẻ em|các bạn nhỏ|các em nhỏ|hoạt hình|chú gấu|chú thỏ|chú chó|thế giới cổ tích|phù thủy nhí",
    news: "sự kiện nổi bật|tin mới nhất|tin nóng|bản tin|thời sự|dự báo thời tiết|vấn đề nóng|điểm tin|kinh tế xã hội|thị trường chứng khoán|giá cả thị trường|dư luận|tin tức|sự kiện nóng|tình hình thời sự|đời sống xã hội|trong nước và quốc tế",
    music: "ca khúc hay nhất|video âm nhạc|chương trình ca nhạc|đêm nhạc|vọng cổ|ca khúc|những bài hát",
    entertainment:
      "thí sinh|người chơi|công thức nấu|nguyên liệu|trò chơi truyền hình|nghệ sĩ khách mời|ngôi nhà mơ ước|danh hài|các đội chơi|ban giám khảo|khách mời|gameshow|chương trình giải trí|giám khảo|món ăn|ẩm thực|bí quyết|chuyên gia dinh dưỡng|điểm đến du lịch|trò chuyện cùng|làm đẹp|thử thách|đầu bếp|tiểu phẩm hài|nghệ sĩ hài",
    documentary:
      "phim tài liệu|nhà khảo cổ|nhà sử học|động vật hoang dã|các nhà khoa học|khảo cổ|thiên nhiên hoang dã|di sản|văn hóa truyền thống|làng nghề|phóng sự|ký sự|loài động vật|bản sắc văn hóa|nông dân|chiến tranh thế giới|nền văn minh|khám phá vẻ đẹp|bộ phim tài liệu|nhân vật lịch sử|nghệ nhân|bảo tồn|phong tục",
    fiction:
      "đem lòng yêu|phải lòng|hài lãng mạn|báo thù|trả thù|sát thủ|tống tiền|phát hiện ra rằng|mang thai|vô tình|độc ác|đánh cắp|giả làm|bắt cóc|cải trang|phát hiện ra|mối tình|yêu nhau|kết hôn|hận thù|gia tộc|hoàng đế|thái tử|chuyện tình|ngoại tình|sát hại|người chồng|người vợ|con dâu|mẹ chồng|bộ phim kể|phim kể về|bộ phim xoay quanh|phim xoay quanh|nội dung phim|diễn viên chính|chàng trai trẻ|cô gái trẻ|thân phận|âm mưu|định mệnh|bị cuốn vào|tình yêu của|tình yêu giữa|tranh giành|tài sản thừa kế|hiểu lầm|oan ức|bí mật động trời|con ruột|mối thù|gặp lại người yêu cũ|vướng vào",
    other:
      "lời chúa|tin mừng|thánh lễ|phật pháp|kinh thánh|phật tử|tụng kinh|giá ưu đãi|đặt hàng|mua sắm trực tuyến",
  },
  tl: {
    news: "pinakabagong balita|maiinit na balita|nagbabagang balita|mga balita|balitang|isyung panlipunan|maiinit na isyu|pulitika|mga pangyayari sa bansa",
    entertainment:
      "kalahok|mga kalahok|mga sikat na personalidad|mga recipe|mga hurado|resipe|masasarap na|pagkaing|lulutuin|magluluto|mga celebrity|sikat na artista|papremyo|mananalo|kantahan|kulitan|chikahan",
    documentary:
      "dokumentaryo|mga siyentipiko|kuwento ng mga|buhay ng mga|alamin ang kuwento|kalikasan|magsasaka|mangingisda|kasaysayan ng",
    fiction:
      "umibig|mapaibig|maghiganti|paghihiganti|nabuntis|umamin|matutuklasan|nalaman ni|buhay pa ang|ipaghihiganti|nagdadalantao|buntis|umibig sa|inamin ni|mahuhulog ang loob|nahulog ang loob|pagmamahalan|pag iibigan|nagpanggap|magpapanggap|mapapatay|pinatay|malalaman ni|natuklasan ni|nagseselos|inagaw|aagawin|anak sa labas|kakambal|makapaghiganti|nag aagawan|pakakasalan|ikakasal",
    other: "salita ng diyos|banal na misa",
    kids: "pambata|para sa mga bata",
  },
  ar: {
    sport:
      "الدوري|مباريات|المباراة|مباراة|دور المجموعات|ربع النهائي|برنامج رياضي|الرغبي|لكرة القدم|كرة السلة|كرة اليد|الكرة الطائرة|الملاكمة|سباقات الخيل|لسباقات الخيل|سباق الخيل|الهجن|المقاتلين|القتال النهائي|فنون القتال|حلبة النزال|تحليلات رياضية|الأحداث الرياضية|أشواط|*سباق الدراجات*|*سباقات الدراجات*|*طواف الدراجات*|*سباق السيارات*|*سباقات السيارات*|*رياضة السيارات*|*سباقات التحمل*|*القدرة والتحمل*|*الفورمولا*|*المصارعة المحترفة*|*المصارعة الحرة*|*نزالات*|*دوري أبطال*|*كأس العالم*|*كأس آسيا*|*كأس الملك*|*كأس الخليج*|*كأس الأمير*|*المحللين الرياضي*|*المحللون الرياضي*|*التحليل الرياضي*|*استوديو تحليلي*|*الاستوديو التحليلي*|*الأخبار الكروية*|*الأخبار الرياضية*|*البرنامج الرياضي*|*عشاق الكرة*|*قفز الحواجز*|*رياضة الغولف*|*بطولة الغولف*|*رياضة البادل*|*السباحة والغوص*|*ألعاب القوى*|*الألعاب الأولمبية*|*البطولات الأوروبية*|*أنواع الرياضات*|*عالم الرياضة*|*سباق الجائزة الكبرى*|*القوارب الشراعية*|*حدث رياضي*|*دورة الألعاب*|*المقاتلون*|*الضربات القاضية*|*الضربة القاضية*|*النزالات*|*سباق الخيول*|*سباقات الخيول*|*الأندية*|*الفريق الفائز باللقب*|*برنامجكم الرياضي*|*اللحظات الرياضية*|*المنافسات الرياضية*|*الملاعب*|*الأنشطة الرياضية*|*الفعاليات الرياضية*|*النشاطات الرياضية*|*البطولات الرياضية*|*الساحة الرياضية*|*الوسط الرياضي*|*الشأن الرياضي*|*القضايا الرياضية*|*المستجدات الرياضية*|*الصحافة الرياضية*|*الكرة المحلية*|*الكرة العالمية*|*نجوم الكرة*|*الكرة المصرية*|*الكرة السعودية*|*الكرة العربية*|*عالم كرة القدم*|*النجوم الرياضيين*|*المحللين الرياضيين*|*محللين رياضيين*|*نقاد رياضيين*|*الأهلي والزمالك*|*اللاعبين والمدربين*|*نجوم الرياضة*|*البطولات العربية والعالمية*|*المنتخب الوطني*|*الرياضات العام*|*الرياضة العام*",
    kids: "رسوم متحركة|وأصدقائه|وأصدقاؤه|وأصدقائها|وأصدقاؤها|للأطفال|أناشيد الأطفال|*الرسوم المتحركة*|*برنامج أطفال*|*مسلسل الأطفال*|*كرتون*|*أنمي*|*للصغار*|*ما قبل المدرسة*|*المرح والمغامر*|*والمرح والمغامر*|*الشخصيات الكرتونية*|ورفاقه|ورفاقها|وأصحابه|وأصحابها|*أطفالكم*|*أطفالك*|*أغاني الأطفال*|*قصص الأطفال*|*حروف الأبجدية*|*الحروف والأرقام*|*العد والجمع*|*الدب الصغير*|*الدببة الصغار*|*الأرنب الصغير*|*القطة الصغيرة*|*الجرو*|*الجراء*|*أصدقائه الحيوانات*|*أبطال صغار*|*عالم الألوان*|*الأرقام الملونة*|*مجموعة أطفال*|*مجموعة من الأطفال*|*برنامج للأطفال*",
    news: "الأسواق المالية|أسواق المال|أسواق الأسهم|النشرة الجوية|حالة الطقس|*أبرز الأحداث*|*القضايا والأحداث*|*آخر المستجدات*|*أحداث اليوم*|نشرة الأخبار|نشرة|آخر الأخبار|الاقتصادية|الأخبار السياسية|مراسلونا|أحوال الطقس|أبرز القضايا|القضايا العالمية|الشؤون الراهنة|التطورات السياسية|تقارير حية|المال والأعمال|*شخصيات سياسية*|*محللين سياسيين*|*القضايا السياسية*|*المواضيع السياسية*|*الشأن السياسي*|*الشأن العام*|*بالشأن المصري*|*الشأن اللبناني*|*الشأن العراقي*|*الشأن العربي*|*الساحة السياسية*|*الساحة العربية*|*الساحة الدولية*|*الساحة العالمية*|*أحداث الساعة*|*قضايا الساعة*|*الرأي العام*|*صناع القرار*|*صانعي القرار*|*صنع القرار*|*الأحداث العالمية*|*الأحداث المحلية*|*الأحداث السياسية*|*الأحداث الراهنة*|*أحداثا راهنة*|*القضايا الراهنة*|*القضايا الدولية*|*القضايا الإقليمية*|*قضايا اقتصادية*|*قضية اقتصادية*|*الأسواق الأمريكية*|*الأسواق الخليجية*|*الأسواق العالمية*|*الأسواق الأوروبية*|*البورصة*|*سوق الأسهم*|*أسعار النفط*|*عناوين الصحف*|*الصحافة العالمية*|*أقوال الصحف*|*برنامج سياسي*|*برنامج إخباري*|*برنامج اقتصادي*|*برنامج تحليلي*|*البرنامج الإخباري*|*البرنامج السياسي*|*تداعيات الأحداث*|*تغطية إخبارية*|*تغطية مباشرة للأخبار*|*الصحفيين والمراسلين*|*ما وراء الخبر*|*خلف الأخبار*|*الأزمات السياسية*|*الصراعات الدولية*|*من السياسيين*|*سياسيين ومحللين*|*المحللين والسياسيين*|*سياسيين مخضرمين*|*مع سياسيين*|*يستضيف سياسيين*|*القضايا الملحة*|*المواضيع الاقتصادية*|*جلسات البرلمان*|*القوى السياسية*|*عمل البرلمان*|*الأحزاب السياسية*|*الانتخابات النيابية*|*الانتخابات الرئاسية*|*المسؤولين والخبراء*|*كبار المسؤولين*|*القضايا المصرية*|*القضايا اللبنانية*|*القضايا السعودية*|*القضايا المغربية*|*القضايا الإنسانية*|*القضايا الساخنة*|*الملفات الساخنة*|*الملفات السياسية*|*الأحداث الدولية*|*قضايا الشرق الأوسط*|*القضية الفلسطينية*|*العلاقات الدولية*|*السياسة الخارجية*|*السياسة الدولية*|*الأزمات الدولية*|*الشارع العربي*|*القضايا الاقتصادية*|*القضايا العربية*|*وتحليلا للأخبار*|*تحليل الأخبار*|*هموم الشارع*|*هموم المواطن*|*قضايا الشارع*|*النشرة الإخبارية*|*نشرة إخبارية*|*النشرات الإخبارية*|*أهم الأخبار*|*آخر التطورات*|*الأحداث الجارية*|*الأوضاع السياسية*|*المشهد السياسي*|*مستجدات الأحداث*|*قراءة في الصحف*|*الخبراء والمحللين*|*المحللين والخبراء*|*أخبار الاقتصاد*|*الأحداث المحلية والعالمية*|*الأحداث المحلية والدولية*",
    music:
      "الأغاني|أجمل الأغاني|فيديو كليب|*حفل موسيقي*|*حفلة موسيقية*|*حفل غنائي*|*حفلات غنائية*|*أمسية موسيقية*|*أمسية غنائية*|*جلسة غنائية*|*جلسات طربية*|*أجمل أغاني*|*أحدث الأغاني*|*أحدث الكليبات*|*الفيديو كليب*|*باقة من الأغاني*",
    entertainment:
      "برنامج حواري|برنامج ترفيهي|برنامج مسابقات|الطهي|الأطباق|المتسابقين|المتسابقون|متسابقين|لجنة التحكيم|المنازل|أشهى الوصفات|وصفات|الطاهي|الشيف|الطباخ|مقلب|مقالب|برنامج واقعي|المشترين|ورشة|ورشته|المشاهير|التسوق|الديكور|الموضة|المكياج|سيارات كلاسيكية|السيارات الكلاسيكية|السيارات المعدلة|ذات سهرة|المسابقة|المتنافسون|الخبازين|الحلويات|المصممين|عالم السينما|أخبار الفن|أخبار النجوم|*يستضيف البرنامج*|*يستضيف نخبة*|*يستضيف ضيوف*|*يستضيف فنان*|*يستضيف المشاهير*|*يستضيف مشاهير*|*يستضيف نجوم*|*ضيف هذه الحلقة*|*ضيفة هذه الحلقة*|*ضيف الحلقة*|*بودكاست*|*تلفزيون الواقع*|*عالم الشهرة*|*حياة المشاهير*|*مشاهير العالم*|*السجادة الحمراء*|*أخبار المشاهير*|*أخبار الفنانين*|*أهل الفن*|*عالم الأزياء*|*صيحات الموضة*|*عالم الجمال*|*نصائح الجمال*|*كاميرا خفية*|*الكاميرا الخفية*|*ستاند أب*|*عروض كوميدية*|*المأكولات*|*أكلات شهية*|*أطباق شهية*|*المطبخ العربي*|*المطبخ الإيطالي*|*المطابخ العالمية*|*الجائزة الكبرى*|*جوائز مالية*|*جائزة مالية*|*مسابقة*|*تجديد المنازل*|*ترميم المنازل*|*منزل الأحلام*|*منازل الأحلام*|*شراء منزل*|*المزادات*|*العازبين*|*المرأة العصرية*|*المرأة العربية*|*الأسرة والمجتمع*|*الصحة والجمال*|*أسلوب حياة صحي*|*اللياقة البدنية*|*مسلسل من الواقع*|*من الواقع*|*أخبار السيارات*|*عالم الأفلام*|*نجوم هوليوود*|*الفن الأمريكي*|*صائد الكنوز*|*صائدو الكنوز*|*الأزياء والموضة*|*خبراء المزاد*|*تجديد المنزل*|*يرمم*|*ورش السيارات*|*صاحب الورشة*|*ضيوفه*|*ضيوفها*|*ضيوفنا*|*المارة*|*وسطاء الزواج*|*الأخبار الفنية*|*أخبار فنية*|*الطهاة الموهوب*|*الطهاة الطموح*|*أمهر الطهاة*|*عرض الأزياء*|*عروض الأزياء*|*لحظات مضحكة*|*مقاطع فيديو*|*مقاطع مضحكة*|*أطرف المقاطع*|*عن الحب في*|*شريك الحياة*|*الحب الحقيقي*|*أفلام هوليوود*|*أحدث الأفلام*|*الأفلام الجديدة*|*شباك التذاكر*|*نجوم السينما*|*ردود فعل الجمهور*|*ردود أفعال الناس*|*المراه العصرية*|*مجموعة من الفنانين*|*نجوم الفن*|*نجوم الفن والغناء*|*برنامج صباحي*|*برنامج منوع*|*برنامج اجتماعي*|*برنامج طبي*|*برنامج طبخ*|*برنامج كوميدي*|*برنامج فني*|*برنامج حواري اجتماعي*|*لايف ستايل*|*برنامج المسابقات*|*برنامج المواهب*|*اكتشاف المواهب*|*عالم الموضة*|*وصفات الطبخ*|*طرق تحضير*|*ألذ الأكلات*|*جوائز نقدية*|*يحل ضيفا*|*ضيوف الحلقة*",
    documentary:
      "لقطات جوية|وثائقي|الوثائقي|الآثار|الحيوانات البرية|الحياة البرية|علماء الآثار|الحضارات|لقطات أرشيفية|البيطري|البيطرية|يبحث الخبراء|يكشف الخبراء|رحلة استكشافية|الحيوانات المفترسة|أعماق البحار|أعماق المحيط|جرائم حقيقية|الجرائم الحقيقية|قصص النجاح|قصص نجاح|الأشخاص المفقودين|المحققين المتخصصين|السافانا|الجرائم البشعة|أخطر الوظائف|أقذر الوظائف|المعمارية|نستكشف|*ونستكشف*|*يستكشف البرنامج*|*برنامج يستكشف*|*البرنامج يستكشف*|*تستكشف هذه*|*السلسلة تستكشف*|*يستكشف هذا*|نظرة على|نظرة عن كثب|نظرة معمقة|نظرة داخلية|*نلقي نظرة*|*إلقاء نظرة*|لمحة عن|لمحات عن|*لمحات تعريفية*|*رحلة بصرية*|*رحلة توثيقية*|*رحلة معرفية*|*رحلة علمية*|*رحلة تاريخية*|رحلة عبر|رحلة بين|*رحلة إلى أعماق*|*رحلة إلى عالم*|*نسلط الضوء*|*هذه السلسلة*|*نتعرف في هذا*|*نتعرف على*|*نتعرف معا*|*تعرفوا على*|يشرح|تشرح|نشرح|*يقدم شرحا*|*البرنامج شرحا*|*شرحا ل*|*التنمية المستدامة*|*الاستدامة*|*التغير المناخي*|*تغير المناخ*|*الاحتباس الحراري*|*حماية البيئة*|*البيئية*|*الزراعية*|*الإنتاج الزراعي*|*الثروة الحيوانية*|*الأمن الغذائي*|*علم النفس*|*الفيزياء*|*الكيمياء*|*العلوم والتكنولوجيا*|*التكنولوجيا الحديثة*|*الذكاء الاصطناعي*|*الابتكارات*|*الاختراعات*|*العلوم والمعارف*|*الإنجازات الهندسية*|*الهندسية*|*المجرات*|*الثقوب السوداء*|*رواد الفضاء*|*استكشاف الفضاء*|*الكائنات الحية*|*الكائنات البحرية*|*الزواحف*|*التماسيح*|*أسماك القرش*|*أسماك قرش*|*سمك القرش*|*الثدييات*|*المحميات*|*محمية طبيعية*|*الحياة البحرية*|*الحياة الفطرية*|*المهددة بالانقراض*|*الغابات المطيرة*|*عالم الحيوان*|*مملكة الحيوان*|*حديقة الحيوان*|*حديقة حيوان*|*الحيوانات المهددة*|*الأنظمة البيئية*|*المواقع الأثرية*|*المواقع التاريخية*|*الأماكن التاريخية*|*المعالم*|*الأماكن السياحية*|*الوجهات السياحية*|*المخطوطات*|*الموروث*|*المتاحف*|*شخصيات تاريخية*|*الشخصيات التاريخية*|*أحداث تاريخية*|*الأحداث التاريخية*|*التراث العربي*|*التراث العماني*|*التراث الشعبي*|*الحرف اليدوية*|*الحرف التقليدية*|*أسرار مدينة*|*أسرار الطبيعة*|*أسرار التاريخ*|*أسرار الكون*|*أسرار الحضارة*|*أسرار العالم*|*عجائب العالم*|*سيرة حياة*|*شريط حياة*|*الصناعات*|*كيفية صنع*|*كيفية صناعة*|*كيف تصنع*|*المصانع*|*أنواع الأسلحة*|*القوات المسلحة*|*لقطات حقيقية*|*لقطات حصرية*|*لقطات نادرة*|*لقطات مذهلة*|*ولقطات أرشيفية*|*شهود عيان*|*استقصائي*|*يوثق*|*توثق*|*قصص حقيقية*|*قصصا حقيقية*|*القصص الحقيقية*|*قصص واقعية*|*قصصا واقعية*|*قصص قتل*|*جرائم مروعة*|*الجرائم المروعة*|*القضايا الباردة*|*القتلة المتسلسلين*|*الطب الشرعي*|*محقق الخوارق*|*المحقق بالخوارق*|*مستكشف الخوارق*|*الظواهر الخارقة*|*قصص الضحايا*|*قصص الأشخاص*|*قصص أشخاص*|*أشخاص عاديين*|*الأشخاص العاديين*|*قصص الناجين*|*الانهيارات الثلجية*|*حوادث الطيران*|*تحطم الطائرات*|*حطام السفن*|*السكان الأصليين*|*برنامج ثقافي*|*البرنامج الثقافي*|*برنامج علمي*|*برنامج تعليمي*|*برنامج تاريخي*|*برنامج تثقيفي*|*برنامج توثيقي*|*برنامج معرفي*|*برنامج وثائقي*|*سلسلة وثائقية*|*الوثائقية*|*حقائق مذهلة*|*حقائق مثيرة*|*الحقائق العلمية*|*الاكتشافات العلمية*|*الاكتشافات الأثرية*|*رحالة*|*الرحالة*|*خبراء الطيران*|*فرق الإنقاذ*|*رجال الإنقاذ*|*طاقم الإسعاف*|*رجال الإطفاء*|*الشاحنات العملاقة*|*الآلات الضخمة*|*جولة استكشافية*|*المؤرخون*|*المؤرخين*|*الحمض النووي*|*التغيرات المناخية*|*فهود*|*الفهود*|*الضباع*|*نظرة مقربة*|*الثقافة المحلية*|*حياة الشعوب*|*عادات الشعوب*|*عادات وتقاليد الشعوب*|*ثقافات الشعوب*|*المفكرين*|*أعلام الفكر*|*تكنولوجيا المعلومات*|*التكنولوجيا والابتكار*|*العالم الرقمي*|*خبراء الخوارق*|*الأشباح*|*مناظر طبيعية*|*المناظر الطبيعية*|*الرحلات الجوية*|*سلوك الحيوان*|*إنقاذ الحيوانات*|*الغوريلا*|*الشمبانزي*|*رواد فضاء*|*الحياة على كوكب الأرض*|*عجائب الطبيعة*|*عجائب العلوم*|*الأنهار في العالم*|*يتوغل في عالم*|*عالم الأشجار*|*عالم النباتات*|*عالم البحار*|*عالم الطيور*|*عالم الحشرات*|*الغابات الاستوائية*|*المانغروف*|*الشعاب المرجانية*|*الطيور المهاجرة*|*موسم التزاوج*|*موسم الهجرة*|*السلاحف البحرية*|*الأنهار الجليدية*|*علماء الأحياء*|*علماء الأحافير*|*المواقع الوعرة*|*الحدائق الوطنية*|*المتنزهات الوطنية*|*التنوع البيولوجي*|*التنوع الحيوي*|*خبير في البقاء*|*موطنا لل*|*موطن لأ*|*فيلم تسجيلي*|*يوثق البرنامج*|*توثق السلسلة*|*يستعرض تاريخ*|*تاريخ وحضارة*|*المعالم السياحية*|*المعالم الأثرية*",
    fiction:
      "المسلسل|تدور أحداث|تدور أحداثه|تدور أحداثها|تدور القصة|فيلم كوميدي|فيلم رومانسي|فيلم أكشن|فيلم رعب|قصة حب|يقع في حب|تقع في حب|زوجته|زوجها|قاتل مأجور|للانتقام|الانتقام|ينتقم|يبتز|يكتشف أن|تكتشف أن|عصابة|شرير|الشرير|سرقة|عن طريق الخطأ|يتظاهر|تتظاهر|يختطف|يضطر إلى|تنقلب حياته|تنقلب حياتها|تتغير حياته|تتغير حياتها|الميراث|تزويجه|تزويجها|علاقة حب|تأليف|دراما اجتماعية|الدراما الاجتماعية|أحداث العمل|يتناول العمل|صراع كبير|من بطولة|يخوض صراعا|*الأشرار*|*في إطار كوميدي*|*في إطار درامي*|*في إطار اجتماعي*|*في إطار من*|*دراما اجتماعي*|*دراما تاريخية*|*دراما رومانسية*|*دراما تشويق*|*بطولة الفنان*|*في أجواء من التشويق*|*يؤدي دور*|*تؤدي دور*|*جريمة قتل غامضة*|*مؤامرة*|*خيانة*|*تتشابك حياة*|*تتقاطع مصائر*|*يتزوج من*|*تتزوج من*|*خطيبته*|*خطيبها*|*حبيبته*|*حبيبها*|*طليقها*|*طليقته*|*يرفض الزواج*|*ترفض الزواج*|*زوجة أبيها*|*زوجة والده*|*ابنة عمه*|*ابن عمها*|*يدخل السجن*|*من السجن*|*براءته*|*براءتها*|*تسعى للانتقام*|*مقتل والد*|*وفاة والد*|*وفاة زوج*|*يتورط*|*تتورط*|*يقرر الهرب*|*تقرر الهرب*|*يجد نفسه*|*تجد نفسها*|*اكتشاف الحقيقة*|*مواقف كوميدية*|*المواقف الكوميدية*|*ليكتشف أن*|*لتكتشف أن*|*يفقد ذاكرته*|*تفقد ذاكرتها*|*ثروة طائلة*|*عشيقة*|*عشيقته*|*عشيقها*|*الثأر*|*للثأر*|*أسرار الماضي*|*أسرار ماضي*|*صراعات عائلية*|*صراع عائلي*|*شاب فقير*|*فتاة فقيرة*|*شاب يدعى*|*فتاة تدعى*|*فتاة يتيمة*|*شاب يتيم*|*أرملة شابة*|*رجل أعمال ثري*|*يتزوجها*|*يتزوجان*|*يقعان في الحب*|*تقع في الحب*|*يقع في الحب*|*علاقة غرامية*|*الحب المستحيل*|*تتصاعد الأحداث*|*تتوالى الأحداث*|*زعيم العصابة*|*تاجر مخدرات*|*تجار المخدرات*|*يهرب من السجن*|*يخرج من السجن*|*تهمة لم يرتكبها*|*ظلما*|*ضحية مؤامرة*|*زواجا تقليديا*|*الزواج منها*|*الزواج منه*|*تنقلب حيات*|*رأسا على عقب*|*جريمة قتل تهز*|*أسرارا دفينة*|*الأسرار الدفينة*|*ماض مؤلم*|*ماضيه المؤلم*|*يلاحقه*|*دراما إنسانية*|*تعيش زواجا*|حلقات منفصلة|*منفصلة متصلة*|*تدور الأحداث*|*أحداث المسلسل*|*أحداث القصة*|*وتتوالى الأحداث*|*يتورط في*|*تتورط في*|*يقع في غرام*|*تقع في غرام*|*ينقلب حاله*|*مثلث حب*|*يتفاجأ بأن*|*تتفاجأ بأن*|*ليجد نفسه*|*لتجد نفسها*|*يقرر الزواج*|*تقرر الزواج*|*يتنكر في*|*تتنكر في*|*يتعرض لحادث*|*تتعرض لحادث*|*دراما شعبية*|*الدراما الشعبية*|*إطار اجتماعي*|*إطار كوميدي*|*إطار درامي*|*إطار تشويقي*|*إطار رومانسي*|*إطار بوليسي*|*في إطار من الدراما*|*في إطار من الكوميديا*|*في إطار من التشويق*|*في إطار من الإثارة*",
    other:
      "القرآن|القرآن الكريم|صلاة|الفقهية|كلمة الله|ديني|دينية|*برنامج ديني*|*البرنامج الديني*|*السنة النبوية*|*الأحاديث النبوية*|*الحديث الشريف*|*الحديث النبوي*|*السيرة النبوية*|*سيرة النبي*|*سيرة الرسول*|*الصحابة*|*صلى الله عليه وسلم*|*عز وجل*|*سبحانه وتعالى*|*الله تعالى*|*كتاب الله*|*وصايا الله*|*التقرب من الله*|*إلى الله*|*القرآنية*|*تفسير القرآن*|*الآيات*|آيات|وآيات|*الذكر الحكيم*|*التجويد*|*المصحف*|*الشريعة الإسلامية*|*الأحكام الشرعية*|*الفتاوى*|*فتاوى*|*العقيدة*|*العبادات*|*الإيمانية*|*التربية الإسلامية*|*القيم الإسلامية*|*تعاليم الإسلام*|*تعاليم الدين*|*الدين الإسلامي*|*خطبة الجمعة*|*صلاة الجمعة*|*شعائر صلاة*|*الأدعية*|*الأذكار*|*ابتهالات*|*تواشيح*|*مواعظ*|*الوعظ*|*فضيلة الشيخ*|*الداعية*|*المسجد الحرام*|*المسجد النبوي*|*الحرم المكي*|*مناسك الحج*|*الكتاب المقدس*|*القداس*|*الإنجيل*|*السيد المسيح*|*يسوع المسيح*|*الترانيم*|*العهد الجديد*|*المواضيع الدينية*|*الأمور الدينية*|*المسائل الدينية*|*القضايا الدينية*|*علوم الدين*|*التعاليم الدينية*|*الأمور الفقهية*|*الأسرة المسلمة*|*حياة المسلم*|*المسلم في*|*يعين المسلم*|*علماء المسلمين*|*قراءة القرآن*|*علوم القرآن*|أئمة|الأئمة|الإسلام|*حكم الإسلام*|*علماء دين*|*علماء الدين*|*رجال الدين*|*دروس دينية*|*محاضرات دينية*|*المسائل الشرعية*|*أسماء الله الحسنى*|*الرقية الشرعية*|الفقه|الفقهاء|*على أسئلة المشاهدين الدينية*|*الأسئلة الشرعية*|*القرآن والسنة*|*مع الشيخ*|*الداعية الإسلامي*|*العلوم الشرعية*|*أحكام الدين*|*تفسير آيات*",
  },
  fa: {
    sport:
      "مرحله گروهی|یک چهارم نهایی|خلاصه بازی|*لیگ برتر*|*جام جهانی*|*مسابقات فوتبال*|*کشتی آزاد*|*رویدادهای ورزشی*|*اخبار ورزشی*|*برنامه ورزشی*|*فوتبال ایران*|*باشگاه های اروپا*|*لیگ قهرمانان*|*لیگ ملت*|*دیدار تیم*|*تیم ملی*|*رقابت های جهانی*|*پخش زنده مسابقه*|*گزارش زنده*",
    kids: "پویانمایی|انیمیشن سریالی|و دوستانش|خردسالان|*برای کودکان*|*ویژه کودکان*|*برنامه کودک*|*برنامه ای برای کودکان*|*گروه سنی کودک*|*عروسکی*|*قصه های کودکانه*|*کودک و نوجوان*",
    news: "*مهمترین رویدادها*|*رویدادهای روز*|آخرین اخبار|تازه‌ترین اخبار|بخش خبری|وضعیت آب و هوا|*تحلیل سیاسی*|*کارشناسان سیاسی*|*مسائل سیاسی*|*تحولات منطقه*|*اخبار اقتصادی*|*جدیدترین اخبار*|*خلاصه اخبار*|*اخبار ایران و جهان*|*رویدادهای ایران و جهان*|*رویدادهای خبری*|*تحلیلگران*|*تحلیل رویدادها*|*مسائل روز*|*مجله خبری*|*مسائل اقتصادی*|*بازار بورس*",
    music: "موزیک ویدیو|بهترین آهنگ‌ها",
    entertainment:
      "شرکت‌کنندگان|مسابقه تلویزیونی|دستور پخت|مواد لازم|سرآشپز|گفتگو با هنرمندان|*با حضور هنرمندان*|*مهمان برنامه*|*مهمانان برنامه*|*آموزش آشپزی*|*چهره‌های مشهور*|*دوربین مخفی*|*برنامه ترکیبی*|*برنامه گفتگومحور*|*برنامه گفت و گو محور*|*تاک شو*|*مسابقه ای*|*شرکت کننده*|*استعدادیابی*|*برنامه طنز*|*برنامه آشپزی*|*برنامه خانوادگی*|*سبک زندگی*|*مجری برنامه*|*با اجرای*",
    documentary:
      "مستند|باستان‌شناسان|حیات وحش|*جاذبه‌های گردشگری*|*آثار تاریخی*|*میراث فرهنگی*|*حیوانات وحشی*|*محیط زیست*|*تغییرات اقلیمی*|*شگفتی‌های طبیعت*|*فناوری‌های نوین*|*صنایع دستی*|*تنوع زیستی*|*پرندگان مهاجر*|*صخره‌های مرجانی*|*میراث جهانی*|*پارک ملی*|*زیستگاه*|*این مستند*|*مجموعه مستند*|*فیلم مستند*|*سفر به نقاط*|*سفری به*|*روستاهای*|*عشایر*|*زندگی حیوانات*|*دنیای حیوانات*|*جهان باستان*",
    fiction:
      "عاشق|انتقام|قاتل|ربوده|متوجه می‌شود|می‌فهمد|بازی درخشان|به کارگردانی|شرور|بدجنس|سرقت|وانمود می‌کند|به اشتباه|*این سریال*|*داستان سریال*|*داستان زندگی*|*ماجرای زندگی*|*ماجرای مردی*|*ماجرای زنی*|*دختر جوانی*|*پسر جوانی*|*مرد جوانی*|*زن جوانی*|*دلباخته*|*عاشق او می شود*|*نامزدش*|*ناپدید می شود*|*به قتل می رسد*|*درگیر ماجرا*|*خلاصه داستان*|*داستان درباره*|*روایتگر زندگی*",
    other:
      "قرآن|کلام خدا|مراسم دعا|احکام شرعی|*آیات قرآن*|*تلاوت قرآن*|*تفسیر قرآن*|*احادیث*|*معارف اسلامی*|*سیره نبوی*|*اهل بیت*|*حجت‌الاسلام*|*مداحی*|*سخنرانی مذهبی*|*سخنرانی حجت*|*سخنرانی استاد*|*سخنرانی آیت*|*سخنرانی امام*|*سلسله مباحث*|*پرسش‌های شرعی*|*علمای دین*|*مسائل دینی*|*برنامه مذهبی*|*برنامه معارفی*|قاری|قاریان|*حرم مطهر*|*نماز جماعت*|روضه|*احکام دینی*",
  },
  he: {
    sport:
      "מחזור|ליגת|ליגת האלופות|הפועל|רבע גמר|חצי גמר|שמינית הגמר|רגעי השיא מתוך|התקצירים|ספורט מוטורי|הספורט המוטורי|אומנויות לחימה משולבות|*אליפות העולם ב*|*המרוץ הראשי*|*המירוץ הראשי*|*גביע העולם*|*גביע המדינה*|*ליגת העל*|*יורוליג*|*גרנד פרי*|*כדורגל ספרדי*|*כדורגל אנגלי*|*הכדורגל הספרדי*|*הכדורגל האנגלי*|*הכדורגל האירופי*|*עולם הספורט*|*אירועי הספורט*|*תוכנית הספורט*|*תכנית הספורט*|*חלון העברות*|*מגזין ספורט*|*סיכום המחזור*|*משחקי המחזור*|*מירוצי אופניים*|*מירוץ אופניים*|*ליגה איטלקית*|*ליגה ספרדית*|*שערי הליגה*|*אליפות אירופה ב*",
    kids: "מצויר|מצוירת|שירים ראשונים|העשרה|לילדים|לפעוטות|לגיל הרך|לקטנטנים|סדרת אנימציה|סדרת ילדים|תוכנית ילדים|תכנית ילדים|שירי ילדים|שירי ערש|הגננת|גן הילדים|כוכבי הילדים|כוכבת הילדים|הצגת ילדים|מופע לכל המשפחה|הסנאי|הארנב|הדובון|הקיפוד",
    news: "*אירועי היום*|*על סדר היום*|החדשות|מהדורת|אקטואליה|מבזק|*סיכום היום*|*סיכום השבוע*|*הנושאים הבוערים*|מהדורה|*האקטואליה*|*הפרשנים*|*חברי הכנסת*|*חברי כנסת*|*ועדות הכנסת*|*מליאת הכנסת*|*תכנית אקטואליה*|*תוכנית אקטואליה*|*המגזין הכלכלי*|*ענייני השעה*|*ענייני היום*|*פוליטיקה בינלאומית*|*הסיפורים הפוליטיים*|*הפוליטיקה הישראלית*|*סוגיות אקטואליות*|*סוגיות הביטחון*|*כל האירועים החשובים*|*האירועים החשובים ביותר*|*חדשות בשידור חי*|*החדשות החמות*|*כותרות היום*|*בזירה הפוליטית*|*בזירה הפרלמנטרית*|*עיקר החדשות*|*השבוע הפוליטי*|*תוכנית כלכלה*|*תכנית כלכלה*|*מגזין כלכלי*|*יומן חדשות*|*יומן החדשות*|*תוכנית תחקירים*|*תכנית תחקירים*|*תוכנית הבוקר האקטואלית*|*פוליטיקה וביטחון*",
    music:
      "קליפים|להיטים|מיטב השירים|*רצועת שירים*|*רצועת הלהיטים*|*שירי הקריוקי*|קונצרט|*במופע חי*|*התזמורת הפילהרמונית*|*שירים אהובים*|*שירים ישראלים*|*שירים ישראליים*|*קליפים ישראלים*|*קליפים ישראליים*|*שירים לועזיים*|*שירים עבריים*|*להיטי כל הזמנים*|*מיטב הלהיטים*|*הלהיטים הגדולים*",
    entertainment:
      "השף|מבשל|השופטים|המתמודדים|תכנית אירוח|תוכנית אירוח|שעשועון|מתכונים של|הדיירים|הקומיקאי|מתארחים|מתארחת|*סטנדאפ*|*סטנד אפ*|השפית|שפית|מבשלת|מבשלים|מבשלות|הקונדיטור|הקונדיטורית|קונדיטורית|קולינרי|קולינרית|קולינארי|קולינארית|קולינאריות|מתכונים|המתכונים|*תוכנית ראיונות*|*תכנית ראיונות*|*בשיחה אינטימית*|*בשיחה אישית*|*סדרת ראיונות*|*סדרת שיחות*|*סדרת תוכניות*|*תוכנית בישול*|*תכנית בישול*|*תוכנית ריאליטי*|*תכנית ריאליטי*|*מגזין נדל*|*מגזין הנדל*|לייף סטייל|לייפסטייל|הסטיילינג|שיפוץ|מעצבת הפנים|מעצב הפנים|*חידושים בטיפול*|*רפואה משלימה*|*תזונה נכונה*|*תרגילי נשימ*|*תוכנית צרכנות*|*תכנית צרכנות*|משתתפי התוכנית|המתמודדות|המתמודד|שופטי|השופטת|*ערב של צחוק*|שעשועון טריוויה|פודקאסט|בפודקאסט|*תכנית בידור*|*תוכנית בידור*|מגזין תרבות|מארח מפורסמים|*תוכנית סאטירה*|*תכנית סאטירה*|*תוכנית לייפסטייל*|*תכנית לייפסטייל*|*תכנית הלייפסטייל*|*תוכנית הלייפסטייל*|*תוכנית הבוקר*|*תכנית הבוקר*|*תוכנית אוכל*|*יוצא לדייט*|*יוצאת לדייט*|*לצאת לדייט*|*למצוא אהבה*|*חיי הסלבס*|*הסלבס*|*עולם הבידור*|*רכילות*|*השיפוצניקים*|*מתחרים על*|*הפרס הגדול*|*תוכנית המערכונים*|*מערכונים*",
    documentary:
      "ממעוף הציפור|סדרת תיעוד|תיעודי|תיעודית|ארכיאולוגים|היסטוריונים|חיות הבר|שינויי האקלים|שינויי אקלים|מסע בעקבות|דוקומנטרי|דוקומנטרית|*סרט תיעוד*|*סרט תעודה*|*סדרת תעודה*|*סדרת טבע*|*חומרי ארכיון*|*הסרט עוקב אחר*|*הסדרה עוקבת אחר*|*מתחקה אחר*|*סיפורו האמיתי של*|*סיפורה האמיתי של*|*סיפור חייו של*|*סיפור חייה של*|*חושף את סיפור*|*חדר המיון*|*צוות בית החולים*|*בעלי החיים של*|*ארכאולוג*|*אתרי טבע*|*סדרת דוקו*|*מסע היסטורי*|*ההיסטוריה של*|*חיי הבר*|*עולם החי*|*שמורת טבע*|*שוניות האלמוגים*|*שונית האלמוגים*|*יערות הגשם*|*ציפורים נודדות*|*אתר מורשת עולמית*|*המדענים*|*תעודה *|*סדרה תיעודית*|*סרט תיעודי*|*פלאי ההנדסה*|*פלאי הטבע*|*תאונות אוויריות*|*מסע אווירי*|*דוקו דרמה*|*תאונת המטוס*|*חוקרי התאונות*",
    fiction:
      "סדרה בלשית|סדרה טורקית|דרמה טורקית|טלנובלה טורקית|קומדיה|מתאהבת|מתאהב|נקמה|לנקום|שחקן אורח|שחקנית אורחת|רוצח שכיר|קומדיה רומנטית|מותחן|בהיריון|בטעות|מרושע|המרושע|לגנוב|חוטף|*בכיכובם של*|*בכיכובו של*|*בכיכובה של*|סדרת מתח|סדרת דרמה|דרמת מתח|דרמה קומית|קומדיית טעויות|טלנובלה|*מתאהבים*|*מאוהב*|*מאוהבת*|*מתעמת עם*|*מתעמתת עם*|*מגלה שהוא*|*מגלה שהיא*|*מגלה כי*|*מתוודה*|*חושד*|*בוגד*|*בהריון*|*גונב*|*יוצא לנקום*|*נחטפת*|*סוחטת*|*סוחט*|*מסתבך עם*|*מסתבכת עם*|*מתנקש*|*להתנקם*|*משכנעת את*|*משכנע את*|*מתחזה ל*|*מתחזים ל*|*משולש אהבה*|*מואשם ברצח*|*מואשמת ברצח*|*נשבע לנקום*|*המצב מתוח*|*מאבק משפטי*|*רומן סודי*|*סדרת פשע*|*סדרת פעולה*|*סדרת אקשן*|*סדרת נוער*|*קומדיית מצבים*|*סדרה קומית*|*דרמה רומנטית*|*דרמת פשע*|*דרמה משפחתית*|*דרמה תקופתית*|*מותחן פשע*|*מותחן פסיכולוגי*|*מצהיר על אהבתו*|*הולך מכות*|*סצנת קנאה*|*מאיים להרוג*|*מציעה נישואים*|*מציע נישואים*|*מבקשת להתגרש*|*מבקש להתגרש*|*שהיא בהיריון*|*שהיא הרה*|*נודע לו ש*|*נודע לה ש*",
    other:
      "תכנית דת|תוכנית דת|פרשת השבוע|שיעור תורה|*שיעור דת*|*לימודי הדת*|*דברי האל*|*כתבי הקודש*|עם הכומר|של הכומר|*המטיף*|ישו|בישו|לישו|*הבשורה*|*מלכות האלוהים*|*רוח האמונה*|*דבר תורה*|*דף יומי*|הלכות|*הרבנית*|*קופון*|*מבצעי קנייה*",
  },
  hi: {
    sport: "क्वार्टर फाइनल|सेमीफाइनल|मैच के मुख्य अंश",
    kids: "एनिमेटेड|कार्टून|और उसके दोस्त",
    news: "*दिनभर की*|*दिन की बड़ी*|ताज़ा खबरें|मुख्य समाचार|दिन भर की खबरें|मौसम का हाल|ताजा खबर*|बड़ी खबर*|राजनीति|देश दुनिया|देश और दुनिया|चुनाव|विशेष रिपोर्ट|समाचार",
    music: "सुपरहिट गाने|हिट गाने|भक्ति गीत",
    entertainment:
      "प्रतियोगी|प्रतिभागी|रेसिपी|व्यंजन|क्विज़|सेलिब्रिटी|रियलिटी शो|शेफ|हॉट सीट|जज|मेहमान कलाकार|रसोई|मेहमान|कॉमेडियन|मशहूर हस्ति*|सितारों से|डांस रियलिटी|प्रतियोगिता",
    documentary: "डॉक्यूमेंट्री|वृत्तचित्र|पुरातत्वविद|वन्यजीव|वैज्ञानिक|इतिहासकार",
    fiction:
      "प्यार हो जाता|से प्यार करता|से प्यार करती|बदला लेने|बदला लेता|अपहरण|पता चलता है कि|मुख्य भूमिका|शादी करना चाहता|शादी करना चाहती|गर्भवती|गलती से|दुष्ट|चोरी करने|का नाटक करता|का नाटक करती|सच पता चल*|शक होता है|शक करती है|गुस्सा आता|राज़ खुल*|साजिश रच*|शादी से इनकार|को रोकने की कोशिश|पता चल जाता|चौंक जाता|चौंक जाती|बचाने की कोशिश|से नफरत|धमकी देता|धमकी देती|शादी करने का|सास|बहू|प्रेमी|प्रेमिका|घर छोड़",
    other: "प्रवचन|भजन|कथा वाचक|सत्संग|राशिफल|लॉटरी|आरती|दर्शन|ज्योतिष|ग्रह|गुरु जी|योग गुरु|घर बैठे खरीद*",
  },
  bn: {
    news: "সর্বশেষ সংবাদ|সর্বশেষ খবর|শিরোনাম|দেশ বিদেশের খবর|খবর|সংবাদ|সমসাময়িক রাজনীতি|রাজনৈতিক",
    entertainment: "প্রতিযোগী|প্রতিযোগীরা|রেসিপি|রান্নার অনুষ্ঠান|বিচারক|শেফ|অতিথি শিল্পী",
    documentary: "প্রামাণ্যচিত্র|তথ্যচিত্র|বিজ্ঞানীরা|প্রত্নতাত্ত্বিক*",
    fiction:
      "প্রেমে পড়ে|প্রতিশোধ|অপহরণ|জানতে পারে|গর্ভবতী|সত্য জানতে|সন্দেহ করে|বিয়ে করতে রাজি|ষড়যন্ত্র করে|প্রেমে পড়েছে",
    music: "গানের অনুষ্ঠান|সঙ্গীতানুষ্ঠান|সংগীতানুষ্ঠান|গান পরিবেশন",
    other: "রাশিফল|জ্যোতিষ*|ইসলামী|কুরআন*|কোরআন*|কীর্তন",
  },
  ta: {
    news: "தலைப்புச் செய்திகள்|அண்மைச் செய்திகள்|செய்திகள்|அரசியல்",
    entertainment: "போட்டியாளர்கள்|சமையல் குறிப்பு*|பிரபலங்கள்|சமையல்காரர்*|நடுவர்கள்",
    documentary: "ஆவணப்படம்|விஞ்ஞானிகள்|தொல்லியல்*",
    fiction:
      "காதலிக்கிறான்|காதலிக்கிறாள்|காதலில் விழு*|பழிவாங்*|கடத்தப்படு*|உண்மை தெரிய*|உண்மையை அறி*|கர்ப்பமா*|சந்தேகப்படு*|திருமணம் செய்ய மறு*",
    other: "ராசி பலன்*|ஜோதிட*|பக்தி|ஆன்மீக*|தரிசனம்",
    music: "பாடல்கள்|திரைப்பட பாடல்*",
  },
  te: {
    news: "తాజా వార్తలు|ముఖ్యాంశాలు|వార్తలు|రాజకీయ*",
    entertainment: "పోటీదారులు|వంటకాలు|సెలబ్రిటీలు|న్యాయనిర్ణేత*|వంటలు చే*",
    documentary: "డాక్యుమెంటరీ|శాస్త్రవేత్తలు",
    fiction: "ప్రేమలో పడ*|ప్రతీకారం|పగ తీర్చుకో*|కిడ్నాప్|నిజం తెలుస*|నిజం తెలుసుకు*|గర్భవతి*|అనుమానిస్తు*|పెళ్లికి నిరాకరి*",
    other: "రాశి ఫలాలు|భక్తి|జ్యోతిష్య*|ప్రవచన*",
    music: "పాటలు|సినిమా పాటలు",
  },
  ur: {
    sport: "*ورلڈ کپ*|*کرکٹ میچ*|*ٹی ٹوئنٹی*",
    kids: "*بچوں کے لیے*|*کارٹون*",
    news: "تازہ ترین خبریں|اہم خبریں|*سیاسی صورتحال*|*حالات حاضرہ*|*ملکی سیاست*|*سیاسی تجزیہ*|*تجزیہ کار*|*خبروں کی*|*سیاسی پروگرام*|*کرنٹ افیئرز*|*سیاستدان*",
    entertainment:
      "ترکیبیں|مہمان خصوصی|کوئز شو|امیدوار مقابلہ|شیف|*مزاحیہ پروگرام*|*مشہور شخصیات*|*کھانے پکانے*|*پکوان*|*ٹاک شو*|*مارننگ شو*",
    documentary:
      "دستاویزی فلم|سائنسدان|ماہرین آثار قدیمہ|*جنگلی حیات*|*آثار قدیمہ*|*موسمیاتی تبدیلی*|*تاریخی مقامات*",
    fiction:
      "serial play|drama serial play|pashto serial|sindhi serial|balochi serial|brahvi serial|punjabi serial|pashto drama|sindhi drama|punjabi drama|balochi drama|urdu play|long play|محبت ہو جاتی|بدلہ لینے|اغوا|سے شادی کرنا|مرکزی کردار|حاملہ|سچ جان|سچ پتہ چل|شک ہو جاتا|شادی سے انکار|سازش کرتی|سازش کرتا|*ڈرامہ سیریل*|*کہانی ایک*|*محبت کی کہانی*|*شادی کے بعد*|طلاق|*ساس بہو*",
    other:
      "rabi ul awal|rabi ul awwal|rabi ul awal special|religeous programme|religious programme|religeous program|religious program|islamic programme|hamd o naat|seerat e sahabiyaat|seerat e sahabiyat|quraan ul hakeem|quran ul hakeem|قرآن پاک|نعت|تلاوت|*قرآن مجید*|*درس قرآن*|*سیرت النبی*|*اسلامی تعلیمات*|*علمائے کرام*|*مفتی*|*دینی مسائل*",
  },
  ja: {
    sport:
      "*サッカー*|*レッスン*|*公式戦*|*プロ野球*|*準決勝*|*準々決勝*|*開幕戦*|*タイトルマッチ*|*飛距離*|*スイング*|*ツアープロ*|*ティーチングプロ*|*競輪*|*ボートレース*|*大相撲*|*名勝負*|*格闘技*|*プロレス*|*実況生中継*|*全試合*|*試合の模様*|*試合を中継*|*レースを中継*",
    kids: "*一緒に歌*|*踊ろう*|*幼児向け*|*しまじろう*|*うたって*|*おどって*|*あそぼう*|*おともだち*|*お友だち*|*なかまたち*|*読み聞かせ*|*知育*|*みんなで歌*",
    news: "*ニュース*|*気象情報*|*報道番組*|*与野党*|*国会議員*|*値動き*|*東京市場*|*株価*|*為替*|*株式市場*|*市からのお知らせ*|*県からのお知らせ*|*地域の話題*|*わかりやすくお伝え*|*詳しくお伝え*",
    music:
      "*名曲*|*演歌*|*歌謡*|*ヒット曲*|*ミュージックビデオ*|*ライブ映像*|*流行歌*|*歌い継*|*最終公演*|*アリーナツアー*|*ライブツアー*|*全国ツアー*|*ドーム公演*|*武道館公演*|*交響曲*|*協奏曲*|*夜想曲*|*ソナタ*|*管弦楽*|*ヒットメドレー*|*ライブパフォーマンス*|*思い出の一曲*|*セットリスト*|*新曲を披露*|*豪華歌手*|*生演奏*",
    entertainment:
      "*対局者*|*グラビア*|*グラドル*|*バスト*|*パチスロ*|*実戦*|*水着*|*お笑い芸人*|*レシピ*|*釣行*|*バラエティ番組*|*クイズ番組*|*対局*|*将棋*|*囲碁*|*棋士*|*女流*|*釣果*|*爆釣*|*料理研究家*|*作り方*|*リポーター*|*タレント*|*ネタを披露*|*ドッキリ*|*激辛*|*グルメ*|*食べ歩*|*絶品*|*徹底調査*|*視聴者から*|*視聴者投稿*|*体当たり*|*豪邸*|*伝授*|*コツを*|*プロゲーマー*|*駅弁*|*キャンピングカー*|*整理収納*|*剪定*|*盆栽*|*罰ゲーム*|*再現ドラマ*|*試乗*|*収納術*|*健康法*|*ダイエット*|*専門医*|*名医*|*人気企画*|*街ブラ*|*ぶらり旅*|*コスプレ*|*セクシー女優*|*雀士*|*落語*|*漫才*|*ショートコント*|*コントを*|*人間国宝*|*を上演*",
    documentary:
      "*空撮*|*ドキュメンタリー*|*車窓*|*紀行番組*|*野生動物*|*足跡をたど*|*足跡を追*|*舞台裏に*|*生態*|*秘密に迫*|*謎に迫*|*実像に迫*|*魅力に迫*|*貴重な映像*|*第二次世界大戦*|*太平洋戦争*|*世界遺産*|*遺跡*|*古代エジプト*|*古代ローマ*|*考古学*|*研究者*|*取材し*|*奮闘を追*|*姿を追*|*を追った*|*完全密着*|*探査機*|*太陽系*|*興亡*|*地域医療*|*一日に密着*|*暮らす人々*|*伝統工芸*|*絶滅危惧*|*大自然*|*四季折々*|*沿線*|*運転席*|*前面展望*|*営業運転*|*系電車*|*特急列車*|*の歴史を*|*貴重な証言*|*日々を追*",
    fiction:
      "*サスペンス*|*を描く*|*を描いた*|*ホラー|*ホラー映画*|*恋に落ち*|*復讐*|*ラブストーリー*|*ヒューマンドラマ*|*殺し屋*|*再会する*|*と出会う*|*余命*|*悪の組織*|*盗み出*|*なりすま*|*迷い込*|*巻き込まれ*|*婚約*|*初恋*|*幼なじみ*|*正体を*|*父の死*|*皇后*|*王妃*|*侍女*|*財閥*|*魔王*|*伝説の剣*|*艦長*|*打ち明け*|*立ち向かう*|*女刑事*|*刑事たち*|*連続殺人*|*真犯人*|*陰謀*|*身分を隠*|*記憶喪失*|*記憶を失*|*一目惚れ*|*片思い*|*流れ着*|*ある日突然*|*しまうのだが*|*しまうが*",
    other:
      "*通販*|*お買い得*|*礼拝*|*送料無料*|*初回限定*|*初回半額*|*フリーダイヤル*|*通信販売*|*特別価格*|*限定価格*|*聖書*|*説教*",
  },
  zh: {
    sport:
      "*锦标赛*|*錦標賽*|*小组赛*|*小組賽*|*精彩进球*|*联赛*|*聯賽*|*季后赛*|*季後賽*|*公开赛*|*公開賽*|*世锦赛*|*世錦賽*|*巡回赛*|*巡迴賽*|*英超*|*西甲*|*德甲*|*意甲*|*欧冠*|*歐冠*|*本赛季*|*本賽季*|*主场迎战*|*主場迎戰*|*客场挑战*|*客場挑戰*|*体育赛事*|*體育賽事*|*比赛实况*|*賽事直播*|*赛事直播*|*賽事精華*|*排位赛*|*排位賽*|*练马师*|*練馬師*|*積分榜*|*积分榜*|*奪標*",
    kids: "*动画片*|*動畫片*|*系列动画*|*动漫*|*動漫*|*小伙伴*|*小朋友们*|*童真*|*学龄前*|*學齡前*|*儿歌*|*兒歌*|*卡通片*|*动画系列*|*動畫系列*|*动画节目*|*動畫節目*|*儿童节目*|*兒童節目*|*幼儿园*|*幼兒園*|*讲故事给*|*講故事給*|*故事时间*|*故事時間*|*动画短片*|*動畫短片*|*一起唱歌*|*唱跳*|*幼儿教育*|*幼兒教育*|*绘本*|*繪本*",
    news: "*新闻*|*新聞*|*时事*|*時事*|*财经*|*財經*|*天气预报*|*天氣預報*|*气象*|*时政*|*時政*|*報導*|*股市*|*证券*|*證券*|*资本市场*|*国际大事*|*國際大事*|*国际局势*|*國際局勢*|*政论*|*政論*|*立法会*|*立法會*|*行政长官*|*行政長官*|*施政报告*|*施政報告*|*恒生指数*|*恒生指數*|*金融市场*|*金融市場*|*要闻*|*要聞*|*最新资讯*|*最新資訊*|*民生热点*|*民生熱點*|*热点事件*|*熱點事件*|*时下热点*|*国内外大事*|*國內外大事*|*天氣概況*|*社會民生*|*经济动态*|*經濟動態*",
    music:
      "*演唱会*|*演唱會*|*音乐会*|*音樂會*|*交响乐*|*交響樂*|*协奏曲*|*奏鸣曲*|*奏鳴曲*|*音乐录影带*|*音樂錄影帶*|*音乐录像*|*音樂錄像*|*音乐视频*|*金曲*|*主打歌*|*歌友*|*戏曲*|*戲曲*|*粤剧*|*粵劇*|*折子戏*|*折子戲*|*唱响*|*音乐盛宴*|*音樂盛宴*|*舞曲*|*乐迷*|*樂迷*",
    entertainment:
      "*真人秀*|*美食*|*养生*|*養生*|*藝人*|*脱口秀*|*脫口秀*|*综艺节目*|*綜藝節目*|*男女嘉宾*|*男女嘉賓*|*楼盘*|*樓盤*|*食谱*|*食譜*|*食材*|*名厨*|*名廚*|*菜肴*|*菜餚*|*家常菜*|*来宾分享*|*來賓分享*|*通告藝人*|*嘉宾主持*|*嘉賓主持*|*参赛者*|*參賽者*|*獎金*|*奖金*|*游戏节目*|*遊戲節目*|*综艺*|*綜藝*|*访谈节目*|*訪談節目*|*谈话节目*|*談話節目*|*清谈节目*|*清談節目*|*旅游节目*|*旅遊節目*|*选秀*|*選秀*|*烹饪*|*烹飪*|*甜品*|*营养师*|*營養師*|*中医师*|*中醫師*|*专科医生*|*專科醫生*|*专科医师*|*專科醫師*|*好去处*|*好去處*|*试食*|*試食*|*品尝*|*品嚐*|*穿搭*|*妆容*|*妝容*|*装修*|*裝修*|*明星嘉宾*|*明星嘉賓*|*特别来宾*|*特別來賓*|*相亲节目*|*才艺*|*才藝*|*障碍赛*|*障礙賽*",
    documentary:
      "*航拍*|*鸟瞰*|*鳥瞰*|*纪录片*|*紀錄片*|*人文*|*揭秘*|*揭祕*|*考古*|*文物*|*非遗*|*野生动物*|*栖息地*|*棲息地*|*生态系统*|*生態系統*|*濒危*|*瀕危*|*物种*|*物種*|*历史学家*|*歷史學家*|*世界遗产*|*世界遺產*|*文化遗产*|*文化遺產*|*遗址*|*遺址*|*专题片*|*專題片*|*摄制组*|*攝製隊*|*攝製組*|*亲历者*|*親歷者*|*历史影像*|*歷史影像*|*珍贵影像*|*珍貴影像*|*史料*|*国家公园*|*國家公園*|*自然奇观*|*自然奇觀*|*哺乳动物*|*哺乳動物*|*掠食者*|*雨林*|*珊瑚礁*|*太阳系*|*科普*|*口述*|*非遺*|*古建筑*|*古建築*|*文化底蕴*|*文化底蘊*",
    fiction:
      "*饰演*|*飾演*|*主演*|*本剧*|*本劇*|*该剧*|*該劇*|*电视剧*|*電視劇*|*报仇*|*報仇*|*一见钟情*|*一見鍾情*|*被杀*|*被殺*|*卧底*|*臥底*|*皇帝*|*黑帮*|*黑幫*|*男友*|*女友*|*妻子*|*丈夫*|*恩怨*|*特务*|*特務*|*故事描述*|*凶手*|*兇手*|*杀手*|*殺手*|*复仇*|*復仇*|*无意中*|*無意中*|*邪恶*|*邪惡*|*偷走*|*假扮*|*误入*|*捲入*|*卷入*|*展开追*|*惨遭*|*慘遭*|*严刑*|*嚴刑*|*酷刑*|*不欢而散*|*不歡而散*|*大发雷霆*|*大發雷霆*|*求婚*|*离家出走*|*離家出走*|*私奔*|*下毒*|*追杀*|*追殺*|*灭口*|*滅口*|*綁架*|*劫持*|*挾持*|*勒索*|*陷害*|*栽贓*|*誣陷*|*嫁禍*|*冤枉*|*顶罪*|*頂罪*|*越狱*|*越獄*|*失忆*|*失憶*|*昏迷*|*假装*|*假裝*|*谎稱*|*謊稱*|*谎言*|*謊言*|*偷听*|*偷聽*|*撞见*|*撞見*|*误以为*|*誤以為*|*起疑*|*嫉妒*|*愧疚*|*痛哭*|*崩潰*|*怒斥*|*质问*|*逼婚*|*私生子*|*繼母*|*未婚夫*|*未婚妻*|*前男友*|*前女友*|*情敌*|*情敵*|*遗囑*|*遺囑*|*繼承人*|*总裁*|*總裁*|*少爷*|*少爺*|*王爷*|*王爺*|*皇上*|*贵妃*|*貴妃*|*师父*|*師父*|*师兄*|*師兄*|*异世界*|*異世界*|*吸血鬼*|*喪尸*|*喪屍*|*线人*|*線人*|*毒枭*|*毒梟*|*命案*|*警探*|*刑警*|*得知*|*不料*|*谁知*|*誰知*|*逃脱*|*逃脫*|*逃离*|*逃離*|*遇害*|*重逢*|*结识*|*結識*|*阴谋*|*闯入*|*闖入*|*答应*|*答應*|*转生*|*轉生*|*穿越到*|*附身*|*营救*|*營救*|*救走*|*一怒之下*|*心灰意冷*|*下落不明*|*死里逃生*|*死裡逃生*|*相依为命*|*相依為命*|*爱慕*|*愛慕*|*暗恋*|*暗戀*|*相恋*|*相戀*|*墜入爱河*|*墜入愛河*|*感情升温*|*感情升溫*|*求饒*|*逼迫*|*騙走*|*识破*|*識破*|*身世之谜*|*身世之謎*|*怀恨在心*|*懷恨在心*|*从中作梗*|*從中作梗*|*大婚*|*赐婚*|*賜婚*|*入狱*|*入獄*|*出狱*|*出獄*|*黑道*|*帮派*|*幫派*|*醒来*|*醒來*",
    other: "*电视购物*|*電視購物*|*佛法*|*讲道*|*講道*",
  },
  ko: {
    sport:
      "*조별리그*|*준결승*|*챔피언스리그*|*프로야구*|*정규리그*|*라운드 경기*|*결승전*|*개막전*|*프로농구*|*프로축구*|*프로배구*|*타이틀전*|*스윙*|*비거리*|*골퍼*|*조황*|*출조*",
    kids: "동요*|*뽀로로*|*유치원*|*들려줘요*|*배워요*|*놀아요*|*노래해요*|*불러요*|*신나게 놀*|*전래동화*|*색깔놀이*|*율동*|*어린이들을 위한*|*아이들을 위한*|*핑크퐁*|*아기상어*",
    news: "*뉴스*|*증시*|*투자자*|*주요 소식*|*현안*|*여야*|*코스피*|*코스닥*|*환율*|*시황*|*종목*|*투자 전략*|*정치권*|*앵커*|*경제 정보*|*경제 이슈*",
    music:
      "*뮤직비디오*|*콘서트*|*트로트 가수*|*인디밴드*|*라이브 무대*|*교향곡*|*협주곡*|*오케스트라*|*성악가*|*직캠*|*플레이리스트*|k pop|*케이팝*|*뮤지션*|*음악회*|*합창단*|*열창*",
    entertainment:
      "*셰프*|*먹방*|*예능*|*식탁*|*요리*|*맛집*|*레시피*|*게스트*|*멤버들*|*출연진*|*퀴즈*|*미션*|*브이로그*|*도전자*|*상금*|*개그맨*|*개그우먼*|*콩트*|*입담*|*소개팅*|*데이트*|*고민 상담*|*연애 고민*|*전문의*|*건강 정보*|*관리법*|*인테리어*|*벌칙*|*역대급*|*비하인드*|*유튜버*|*구독자*|*스트레칭*|*다이어트*|*전신 운동*|*무속인*|*운동법*|*사연을*|*살림 비법*|*재연으로*|*청중*|*경연*|*결승 무대*",
    documentary:
      "*항공 촬영*|*하늘에서 본*|*다큐*|*문화유산*|*야생동물*|*국가유산*|*무형유산*|*카메라에 담*|*사계절*|*서식*|*생태계*|*고고학*|*유적*|*유물*|*고대 문명*|*발자취*|*인문학*|*소수민족*|*현장을 찾아*|*삶을 조명*|*미제*|*실종 사건*|*기록했다*",
    fiction:
      "*를 그린 드라마*|*을 그린 드라마*|*그린 영화*|*펼쳐지는 이야기*|*복수*|*사랑에 빠지*|*살인 사건*|*주연의*|*임신*|*실수로*|*사악한*|*훔치*|*음모*|*휘말리*|*정체를 숨기*|*외도*|*결혼을 반대*|*비밀을 알게*|*친엄마*|*친아들*|*후궁*|*중전*|*역모*|*계략*|*누명*|*연쇄 살인*|*납치*|*단서를 발견*|*범인을 쫓*|*악당*|*살아남기 위해*|*쫓기게 되*|*스릴러*|*첫눈에 반*|*목격하면서*|*재회하*",
    other:
      "*예배*|*찬양*|*목사*|*하나님*|*성경*|*홈쇼핑*|*무이자*|*특가*|*전 색상*|*방송 중 할인*|*간증*|*무료 배송*|*스님*|*불교*",
  },
  th: {
    sport:
      "*รอบก่อนรองชนะเลิศ*|*ไฮไลท์การแข่งขัน*|*ฟุตบอลลีก*|*แข่งขันฟุตบอล*|*การแข่งขันกีฬา*|*พรีเมียร์ลีก*|*แชมเปี้ยนส์ลีก*|*มวยไทย*|*กรังด์ปรีซ์*|*ศึกลูกหนัง*|*เวทีมวย*|*ข่าวกีฬา*|*วงการกีฬา*|*วอลเลย์บอล*|*แบดมินตัน*",
    kids: "*การ์ตูน*|*และผองเพื่อน*|*เด็กอนุบาล*|*สำหรับเด็ก*|*น้องๆ หนูๆ*|*น้อง ๆ หนู ๆ*|*ก่อนวัยเรียน*|*เพลงเด็ก*",
    news: "*ข่าวสาร*|*ข่าวเด่น*|*สรุปข่าว*|*พยากรณ์อากาศ*|*นำเสนอข่าว*|*รายงานข่าว*|*วิเคราะห์ข่าว*|*เล่าข่าว*|*ข่าวเศรษฐกิจ*|*ข่าวการเมือง*|*ข่าวต่างประเทศ*|*รายการข่าว*|*ผู้ประกาศข่าว*|*เกาะติดสถานการณ์*|*เหตุการณ์บ้านเมือง*",
    music: "*มิวสิควิดีโอ*|*บทเพลงฮิต*|*คอนเสิร์ต*|*รายการเพลง*|*เพลงลูกทุ่ง*|*เพลงลูกกรุง*",
    entertainment:
      "*ผู้เข้าแข่งขัน*|*เกมโชว์*|*วาไรตี้*|*แขกรับเชิญ*|*สูตรอาหาร*|*เชฟ*|*เซเลบ*|*เมนูอาหาร*|*พิธีกร*|*เงินรางวัล*|*รายการอาหาร*|*ร้านเด็ด*|*ดูแลสุขภาพ*|*พาไปเที่ยว*|*พาเที่ยว*|*แหล่งท่องเที่ยว*|*สถานที่ท่องเที่ยว*|*ทอล์กโชว์*|*ทอล์คโชว์*|*เรียลลิตี้*|*ร่วมพูดคุย*|*แต่งบ้าน*|*ดูดวง*|*ไลฟ์สไตล์*|*ประกวดร้องเพลง*",
    documentary:
      "*สารคดี*|*นักโบราณคดี*|*สัตว์ป่า*|*ระบบนิเวศ*|*ภูมิปัญญา*|*โลกใต้ทะเล*|*อารยธรรมโบราณ*|*วิถีชีวิตของ*|*วิถีชีวิตและ*|*ประเพณีและวัฒนธรรม*",
    fiction:
      "*ตกหลุมรัก*|*แก้แค้น*|*ล้างแค้น*|*นักฆ่า*|*ภาพยนตร์*|*ละคร*|*นำแสดงโดย*|*ลักพาตัว*|*โรแมนติกคอมเมดี้*|*โดยบังเอิญ*|*ชั่วร้าย*|*ขโมย*|*ปลอมตัว*|*หญิงสาว*|*ชายหนุ่ม*|*ฆาตกร*|*ปีศาจ*|*วิญญาณร้าย*|*แฟนสาว*|*แฟนหนุ่ม*|*พ่อเลี้ยง*|*แม่เลี้ยง*|*คู่หมั้น*|*อดีตคนรัก*|*มาเฟีย*|*เหล่าร้าย*|*วายร้าย*|*เอาชีวิตรอด*|*ทายาท*|*องค์ชาย*|*องค์หญิง*|*จอมยุทธ์*",
    other: "*ธรรมะ*|*พระธรรมเทศนา*|*พระวจนะ*|*หลักธรรม*|*ปฏิบัติธรรม*|*พระสงฆ์*|*สั่งซื้อ*|*โปรโมชั่นพิเศษ*",
  },
  ca: {
    kids: "dibuixos animats|i els seus amics|contes|conte clàssic|els més petits",
    news: "l'actualitat|les notícies del dia|informatius|actualitat política|informatiu|notícies|actualitat informativa|informació meteorològica|debat polític|tertúlia|anàlisi de l'actualitat|l'actualitat política|corresponsals|servei informatiu|sessió de control|l'actualitat informativa|presa de pols|pren el pols|entrevista el president|tota l'actualitat|connexions en directe|l'actualitat parlamentària",
    music: "d'un concert|cançons|grups i solistes|orquestra simfònica|música en directe",
    entertainment:
      "concursants|receptes|el xef|convidats|gastronòmic*|programa d'entrevistes|xef|xefs|cuiner|cuinera|cuiners|concurs|humorista|cuina catalana|programa de cuina|entrevistes|magazín|concursen|prova eliminatòria|col·laboradors|música i humor|monòlegs|duel gastronòmic|millors gags|sàtira política|concurs d'aventures|late show|xou",
    documentary:
      "documental|arqueòlegs|historiadors|científics|biòleg*|patrimoni|indrets històrics|ens convida a descobrir|descobrim els secrets|reportatges|reportatge|viatgem|recorrem|costums|oficis|pobles|divulgació|memòria històrica|periodisme d'investigació|parc natural|rutes a peu|malaltia rara",
    fiction:
      "s'enamora|descobreix que|confessa|està embarassada|sospita que|venjar se|protagonitzada per|s'enamoren|són capturats|es fa passar per|s'enfronten a|es veu obligat|es veu obligada|pel·lícula|decideixen viatjar|una jove|s'adona que|li demana|han de trobar|descobreixen que|és segrestat|és segrestada|mor assassinat|investiga l'assassinat|investiguen l'assassinat|el comissari|la inspectora|l'inspector|enamorat de|enamorada de|a punt de casar se|el seu marit|la seva exparella|venjança",
    sport: "retransmissió del partit|jornada de lliga|eurolliga|volta a catalunya|lliga de campions",
    other: "missa|pregària|activitats de l'església|euromilions",
  },
  sq: {
    kids: "film vizatimor|filma vizatimorë|kartona|për fëmijë|miqtë e tij të|bota e fëmijëve",
    news: "ngjarjet e ditës|zhvillimet e ditës|lajmet e fundit|lajmet kryesore|parashikimi i motit|edicion informativ|edicioni informativ|aktualitetin|zhvillimet ekonomike|zhvillimet politike|zhvillimet e fundit|ngjarjet më të rëndësishme|intervista në studio|korrespondentët|program investigativ|debat politik|analistë*|opinionistë*|lajmeve të|zhvillimeve politike",
    entertainment:
      "konkurrentët|të ftuar në studio|juria|emisionin e mëngjesit|të ftuar të ndryshëm|me të ftuar|moderatorit|moderatores|moderatoren|moderuar nga|konkurrues|konkurruesit|konkurruese|konkurrentë*|recetat|recetën|kuzhina|kuzhine|kuzhinës|kuzhinën|kuiz|kuizi|kuizit|talentë*|banorët e shtëpisë|spektakël*|emision argëtues|argëtuese",
    documentary:
      "arkeologët|shkencëtarët|dokumentarë|dokumentarësh|udhëtim përmes|shkencëtar*|qytetërim*|planetit tonë|kafshëve|traditat|gjuhëtar*|dëshmi të|do të zbulojmë|historia e jashtëzakonshme|historitë e jashtëzakonshme|botën e kafshëve|natyrës së egër|inxhinieri|inxhinierisë",
    fiction:
      "zbulon se|dashurohet|rrëfen se|shtatzënë|hakmarrje|hakmerret|dyshon se|mëson se|dashuron|dashurohen|dashuruar|martohet|martohen|të martohen|dasmë*|xheloz|xhelozia|xhelozisë|xhelozinë|tradhtoi|tradhtuar|tradhton|tradhtia|tradhtinë|hakmarrë|hakmarrja|i ati|e ëma|të atit|së ëmës|të birin|së bijës|i dashuri|e dashura|fejuar|rrëmbe*|xhaxhai|xhaxhait|divorcin|divorcohet|partizane|partizanët|partizanëve|partizan|jetim|jetimët|jetime|situata komike|komedi me|ish burri|të vërtetën për|dyshimet",
  },
  et: {
    kids: "multifilm|ja tema sõbrad|jutustab ja joonistab|lastesaade|lasteaialastele|lastele mõeldud|väikelastele|animasari|joonissari|muinasjutt",
    news: "uudistesaade|diskussioonisaade|arutelusaade|debatisaade|päevakajasaade|peaminister|riigikogu|sündmused inimesed|ajakirjandusliku|päeva olulisemad|päeva sündmused|värsked uudised|päeva uudised",
    entertainment:
      "retsept|retseptid|kokk|külalised|žürii|saatejuht|saatejuhid|meelelahutussaade|meelelahutuslik|mälumäng|võistlejad|osalejad|kokad|elustiilisaade|sisekujundaja|sisekujundus|jutusaade|tõsielusari|stuudios|huumorisaade|viktoriin|hommikusaade|igahommikune|hommikuprogramm|kokasaade|kokasaates|eluviisi|telemäng|võistleja|auhinnaraha|talendisaade|stuudiokülaline|remont|remonti|koduomanik|koduomanikud|kinnisvaramaakler|kohtingule|vallalised|huumorisari|sketšisari|jututoas",
    documentary:
      "dokumentaalfilm|teadlased|arheoloogid|ajaloolased|dokumentaalne|dokumentaalseriaal|loodusfilm|looduses|loomad|ajaloost|ajalugu|rännak*|portreesaade|dokumentaalsari|reisisaade|loodussaade|arhitektuurisaade|loodusmaastikud|arhiivikaadrid|portreesari|loodussari|ajaloosari|dokumentaalsarja|dokumentaalfilmi|teadussaade|uurime järgi|maailmasõja|okupatsiooni|arheoloogia|kiirabi|päästjad|loomaarstid|rahvuspark|rahvuspargis",
    fiction:
      "armub|saab teada|kahtlustab|on rase|kättemaks|tunnistab|palgamõrvar|peaosades|komöödia|draama|põnevik|põnevusfilm|põnevusmärul|seriaal|märulifilm|õudusfilm|romantiline komöödia|armukade|mõrva|mõrvar",
    music: "kontsert|popmuusika|muusikavideod|laulud|orkester",
  },
  lv: {
    kids: "un viņa draugi|multfilma",
    news: "svarīgākie notikumi|jaunākās ziņas|dienas notikumi|politiķu|politiķi|ministri|ministrs|ministru|aktuāli notikumi|aktuālākie|informācijas līderis|satiksmes jaunumi|žurnālist*",
    entertainment:
      "dalībnieki|viesi|žūrija|pavārs|raidījuma vadītāj*|raidījumu vada|recepšu|realitātes šovs|šovs|izklaides|humora|padomi|padomus|interjera|dizainere|dizaineris|brīvdienu ceļvedis",
    documentary:
      "dokumentāla|zinātnieki|vēsturnieki|dokumentāl*|dabas|raidījums par|arheologu|filma par|stāsts par|izzinot|tradīcij*|mākslinie*|amatnieki|amatnieku|dzīvesstāst*|vides",
    fiction:
      "iemīlas|uzzina ka|atklāj ka|ir stāvoklī|atriebties|atzīstas|galvenajās lomās|seriāls|seriāla|trilleris|slepkavība|slepkavību|mīlestības stāsts|lomās|greizsirdība|greizsirdīgs",
    music: "koncerts|dziesmas|orķestris|koris",
  },
  lt: {
    kids: "ir jo draugai|animacinis",
    news: "svarbiausi įvykiai|svarbiausius įvykius|naujausios žinios|dienos įvykiai",
    entertainment:
      "dalyviai|receptai|svečiai|komisija vertina|virtuvės šefas|laidos svečiai|gyvenimo būdo|pramoginis|pramoginė|viktorina|humoristinė|humoro laida|kulinarinė|kulinarinis|kulinarijos|virtuvė|virtuvės|virtuvėje|sodininkystę|sodininkystės|dalyvių|pokalbių laida|žaidimas|nuotaikinga|realybės šou|patarimai",
    documentary:
      "dokumentinis|mokslininkai|archeologai|istorikai|dokumentinė|dokumentika|istorinė publicistika|gamtos|gyvūn*|pasakojimai apie|kultūros laida|pažintinė|publicistinė laida|istorijos laida|kelionių",
    fiction:
      "įsimyli|sužino kad|paaiškėja kad|laukiasi|atkeršyti|prisipažįsta|pagrindiniai vaidmenys|vaidina|serialas|veiksmo filmas|trileris|siaubo filmas|kriminalinė drama|meilės istorija|nužudymą|nėščia|pavydi|žmogžudyst*",
    music: "koncertas|koncerto|atlikėjai|dainos|simfoninis orkestras",
  },
  is: {
    kids: "tölustafina|bókstafina|og vinir hans|teiknimynd|krakkar|krakkarnir|fyrir yngstu|barnaefni|teiknimyndir|talsett|strumparnir|strumpar|barnaþáttur|brúðuleikhús|yngri áhorfend*|fyrir börn|og vina hans|og vinir hennar|í alls kyns ævintýrum|góðir vinir sem|fyrir krakka|ungir krakkar|fyrir krakkana|huggulegir þættir",
    news: "helstu fréttir|fréttir dagsins|fréttatengd*|fréttaskýring*|dægurmál|veðurfréttir|táknmáli|þjóðmál*|fréttayfirlit|stjórnmálaumræð*|formenn flokkanna",
    entertainment:
      "uppskriftir|gestir þáttarins|spurningakeppni|skemmtiþáttur|viðmælendur|leikfimi|leikfiminni|matreiðslu|skemmtiþættir|spjallþáttur|keppendur|dómarar|dómnefnd|sælkeraferð|kræsingar|matgæðing*|matreiðsluþætt*|spurningaþáttur|grínþáttur|uppistand|raunveruleikaþætt*|innanhússhönnuð*|garðyrkjuþætt*|lífsstílsþætt*|umsjónarmenn|gómsæta|meistarakokkur|meistarakokkurinn|grillar|gera upp draumahús*|upp draumahúsnæðið|bregða á leik",
    documentary:
      "heimildarmynd|heimildarþættir|heimildarþáttaröð|vísindamenn|fornleifafræðingar|fjallað er um|í þáttunum er fjallað|í þessum þáttum er|fjallar um sögu|heimildaþætt*|heimildaþáttaröð|heimildamynd|heimildarmyndin|náttúrulífsþætt*|náttúrulífsmynd*|ferðaþætt*|fornleifar|fornleifafræðingur|dýralíf*|rætt er við|áhugaverðir staðir|heimsstyrjöld*|viðtalsþætt*|fræðsluþætt*|fræðast um|rannsakar vísindin|í máli og myndum|mannlíf|mannlífið|fylgst er með fólki|þættir þar sem fylgst|segir frá því hvernig|þar sem við kynnumst|lífshlaup|sagnfræð*",
    fiction:
      "kemst að því|verður ástfangin|verður ástfanginn|er ólétt|hefna sín|grunar að|sakamálaþætt*|sakamálamynd|spennuþætt*|spennuþáttaröð|dramaþátt*|leikin þáttaröð|leiknir þættir|gamanþáttaröð|aðalhlutverk|aðalhlutverkum|rómantísk gamanmynd|spennumynd|gamanmynd|dramamynd|þáttaröð byggð á|byggð á sögu|byggðir á sögu|rannsóknarlögreglu*|ástarsamband*|glæpaþætt*|ævintýramynd|hasarmynd|glæpamynd|ástarsögu|framhaldsþætt*",
    sport:
      "undanúrslit|úrslitaleikur|úrslitaleiknum|landsliðið|úrvalsdeild|úrvalsdeildinni|íþróttafréttir|heimsmeistaramót|heimsmeistaramótið|heimsmeistaramótinu|evrópumót*|bikarkeppni|bikarúrslit*|ólympíuleik*|leikur liðanna|undankeppni|körfubolta|fótbolta|handbolta|knattspyrnu|leikjum dagsins|leikir á hm|leikir á em|frjálsíþróttum|skíðagöngu|úrslit á",
    music:
      "tónleikum|tónleikar|tónlistarmenn|tónlistarmanna|dægurlög|sönglög|flytja nokkur laga|einleikara|einleikari|tónskáld*|sinfóníuhljómsveit*|lagahöfund*|söngvakeppni*|tónlistarmyndbönd|flytja lög",
    other: "guðsþjónusta|útdráttur",
  },
  mk: {
    news: "настани од денот|најважните настани|најновите вести|преглед на денот|актуелни настани|актуелни теми|дневни настани|политичк*|од земјата и светот|вести од|политичките|економските|разговор со експерти|во државата и|актуелн*|дневните случувања",
    entertainment:
      "рецепти од|гости во студиото|натпреварувач*|водител*|забавна емисија|готват|кулинарск*|познати личности",
    documentary:
      "документарен|научниците|археолозите|документарн*|научниц*|патопис*|обичаи|занает*|природни убавини|природните убавини|културното наследство|историск*",
    fiction:
      "се вљубува|дознава дека|се сомнева дека|одмазда|се заљубува|бремена|освета|свршени*|љубовник*|во главните улоги|платен убиец|признава дека|љубомор*|киднап*|открива дека|одлучува да|вљубен*|вљубува*|венчав*|семејна тајна|полицаец се",
    kids: "анимиран*|цртан*|за деца|и неговите пријатели",
    music: "народна музика|хитови",
    other: "литургија|молитва",
  },
  kk: {
    news: "соңғы жаңалықтар|күннің басты",
    entertainment: "қатысушылар|тағам әзірле*|аспаз*|қонақтар*",
    documentary: "деректі|ғалымдар|археологтар",
    fiction: "ғашық болады|ғашық болып|кек алу|екіқабат|басты рөлде*",
  },
  uz: {
    news: "so nggi yangiliklar|kun xabarlari",
    entertainment: "ishtirokchilar|oshpaz|mehmonlar",
    documentary: "hujjatli|olimlar|arxeologlar",
    fiction: "sevib qoladi|oshiq bo ladi|qasos|homilador|bosh rollarda",
  },
  az: {
    news: "son xəbərlər|günün xəbərləri",
    entertainment: "iştirakçılar|reseptlər|aşpaz|qonaqlar",
    documentary: "sənədli|alimlər|arxeoloqlar",
    fiction: "aşiq olur|qisas|hamilədir|öyrənir ki|başa düşür ki|baş rollarda",
  },
  ka: {
    news: "უახლესი ამბები|დღის მთავარი",
    entertainment: "მონაწილეები|რეცეპტ*|სტუმრები|შეფმზარეული",
    documentary: "დოკუმენტური|მეცნიერები|არქეოლოგები",
    fiction: "შეუყვარდება|შურისძიება|იგებს რომ|ორსულად",
  },
  hy: {
    news: "վերջին լուրեր*|օրվա լուրեր*",
    entertainment: "մասնակիցները|բաղադրատոմս*|հյուրեր*|խոհարար*",
    documentary: "վավերագրական|գիտնականները|հնագետ*",
    fiction: "սիրահարվում|վրեժ*|հղի|իմանում է որ",
  },
  mn: {
    news: "сүүлийн үеийн мэдээ|өдрийн мэдээ|цаг үеийн|мэдээ мэдээлэл|улс төрийн|нийгэм эдийн засгийн|төрийн бодлого",
    entertainment:
      "оролцогч*|жор|тогооч*|зочин*|шоу нэвтрүүлэг|ток шоу|хоол хийх|эрүүл мэндийн зөвлөгөө|ярилцлагын нэвтрүүлэг",
    documentary: "баримтат|эрдэмтд*|археологич*|танин мэдэхүйн|байгалийн үзэсгэлэн|өв соёл|нүүдэлчин|аялан",
    fiction: "дурлаж*|дурлан*|өшөө ав*|жирэмсэн",
    kids: "хүүхэлдэйн|хүүхдэд зориулсан|хүүхдүүдэд",
  },
  mr: {
    news: "ताज्या बातम्या|ठळक बातम्या",
    entertainment: "स्पर्धक|पाककृती|पदार्थ|परीक्षक",
    documentary: "माहितीपट|शास्त्रज्ञ|पुरातत्त्व*",
    fiction: "प्रेमात पड*|बदला घे*|सत्य कळते|समजते की|लग्न करण्यास|राग येतो|संशय येतो|कट रचते",
  },
  gu: {
    news: "તાજા સમાચાર|મુખ્ય સમાચાર",
    entertainment: "સ્પર્ધકો|વાનગીઓ|રેસિપી",
    documentary: "વૈજ્ઞાનિકો|દસ્તાવેજી",
    fiction: "પ્રેમમાં પડ*|બદલો લે*|ખબર પડે છે કે|ગર્ભવતી|સત્ય જાણ*",
  },
  kn: {
    news: "ತಾಜಾ ಸುದ್ದಿ*|ಪ್ರಮುಖ ಸುದ್ದಿ*",
    entertainment: "ಸ್ಪರ್ಧಿಗಳು|ಪಾಕವಿಧಾನ*|ಅಡುಗೆ ಮಾಡು*",
    documentary: "ಸಾಕ್ಷ್ಯಚಿತ್ರ|ವಿಜ್ಞಾನಿಗಳು",
    fiction: "ಪ್ರೀತಿಸುತ್ತಾ*|ಪ್ರೀತಿಯಲ್ಲಿ ಬೀಳು*|ಸೇಡು*|ಗರ್ಭಿಣಿ|ಸತ್ಯ ತಿಳಿ*",
  },
  ml: {
    news: "പ്രധാന വാർത്ത*|ഏറ്റവും പുതിയ വാർത്ത*",
    entertainment: "മത്സരാർത്ഥി*|പാചകക്കുറിപ്പ*|അതിഥി*",
    documentary: "ഡോക്യുമെന്ററി|ശാസ്ത്രജ്ഞ*",
    fiction: "പ്രണയത്തിലാ*|പ്രതികാര*|ഗർഭിണി*|സത്യം അറിയു*|സത്യം മനസ്സിലാ*",
  },
  pa: {
    news: "ਤਾਜ਼ਾ ਖ਼ਬਰਾਂ|ਮੁੱਖ ਖ਼ਬਰਾਂ",
    entertainment: "ਪ੍ਰਤੀਯੋਗੀ|ਪਕਵਾਨ ਬਣਾ*",
    documentary: "ਵਿਗਿਆਨੀ",
    fiction: "ਪਿਆਰ ਹੋ ਜਾਂਦਾ|ਬਦਲਾ ਲੈ*|ਸੱਚ ਪਤਾ|ਗਰਭਵਤੀ",
  },
  si: {
    news: "අලුත්ම පුවත්|ප්‍රධාන පුවත්",
    entertainment: "තරඟකරුවන්|වට්ටෝරු*|අමුත්තන්",
    documentary: "විද්‍යාඥයින්|වාර්තා චිත්‍රපටය",
    fiction: "ආදරයෙන් බැඳෙ*|පළිගැනීම*|ගැබ්ගෙන|සත්‍යය දැනග*",
  },
  ne: {
    news: "ताजा समाचार|मुख्य समाचारहरू",
    entertainment: "प्रतिस्पर्धी*|परिकार*",
    fiction: "प्रेममा पर्छ|प्रेममा पर्छन्|थाहा पाउँछ|थाहा पाउँछिन्",
  },
  sw: {
    news: "habari za hivi punde|habari kuu",
    entertainment: "washiriki|mapishi|mpishi|wageni studioni",
    documentary: "wanasayansi|makala ya",
    fiction: "anagundua kuwa|anagundua kwamba|anapenda kwa siri|kulipiza kisasi|ana mimba|anapendana na",
  },
  af: {
    news: "jongste nuus|hoofnuus",
    entertainment: "deelnemers|resepte|sjef|ateljeegaste|beoordelaars",
    documentary: "wetenskaplikes|argeoloë",
    fiction: "raak verlief|vind uit dat|swanger|wraak neem|verdink",
  },
  cy: {
    news: "newyddion diweddaraf|penawdau",
    entertainment: "cystadleuwyr|ryseitiau|gwesteion",
    documentary: "gwyddonwyr|archeolegwyr",
    fiction: "yn darganfod bod|yn syrthio mewn cariad|yn feichiog|dial ar",
  },
  ga: {
    entertainment: "iomaitheoirí|oidis|aíonna",
    documentary: "eolaithe|seandálaithe|clár faisnéise",
    fiction: "faigheann amach|titeann i ngrá|díoltas",
  },
  am: {
    news: "ዋና ዋና ዜናዎች|የዕለቱ ዜና",
    entertainment: "ተወዳዳሪዎች",
    documentary: "ሳይንቲስቶች",
    fiction: "ፍቅር ይዟት|ፍቅር ይዞት|በቀል",
  },
  my: {
    news: "*နောက်ဆုံးရသတင်း*",
    entertainment: "*ပြိုင်ပွဲဝင်*",
    fiction: "*ချစ်မိ*|*လက်စားချေ*|*ကိုယ်ဝန်*",
  },
  km: {
    news: "*ព័ត៌មានថ្មី*",
    entertainment: "*បេក្ខជន*",
    fiction: "*ស្រលាញ់*|*សងសឹក*",
  },
};
