import { items, type SampleCountry } from "../country.ts";

export const spain: SampleCountry = {
  code: "ES",
  language: "es",
  eveningNews: 21 * 60,
  channels: [
    { id: "FaroUno", name: "Faro Uno", kind: "general", number: 1 },
    { id: "FaroDos", name: "Faro Dos", kind: "general", number: 2 },
    { id: "Azahar", name: "Azahar TV", kind: "general", number: 3 },
    { id: "CanalMirador", name: "Canal Mirador", kind: "general", number: 4 },
    { id: "Alameda5", name: "Alameda 5", kind: "general", number: 5 },
    { id: "LaTerraza", name: "La Terraza", kind: "general", number: 6, offAirHour: 26 },
    { id: "Butaca", name: "Butaca", kind: "movies", number: 10 },
    { id: "CineCelinda", name: "Cine Celinda", kind: "movies", number: 11 },
    { id: "Brujula", name: "Canal Brújula", kind: "documentary", number: 15 },
    { id: "TierraAdentro", name: "Tierra Adentro", kind: "documentary", number: 16 },
    { id: "Pequeluz", name: "Pequeluz", kind: "kids", number: 20, offAirHour: 22 },
    { id: "Trompeta", name: "Trompeta y Tambor", kind: "kids", number: 21 },
    { id: "FaroNoticias", name: "Faro Noticias", kind: "news", number: 24 },
    { id: "Cancha1", name: "Gradería 1", kind: "sports", number: 30 },
    { id: "Cancha2", name: "Gradería 2", kind: "sports", number: 31 },
    { id: "Cancha3", name: "Gradería 3", kind: "sports", number: 32 },
    { id: "Compas", name: "Compás Abierto", kind: "music", number: 40 },
  ],
  titles: {
    entertainment:
      items(`La mesa camilla; Gana quien gana; El patio de vecinos; Recetas de ida y vuelta; ¿Y tú qué sabes?;
      Tarde de tapas; La subasta del barrio; Casas con historia; El precio del silencio; Cita en la azotea; Puro teatro,
      pura risa; La ruleta de Ramona; Manos a la huerta; Vecinos en apuros; La gran sobremesa; Trueque; Nadie es perfecto
      en la cocina; Cien preguntas y un jamón; El mercadillo; Maletas sin dueño; Reto en el pueblo; La hora del vermú;
      Cantamos todos; Duelo de abuelas; Palabra de más; Noches de verbena; Arreglo tu casa`),
    drama:
      items(`Las olas de Carmela; El molino viejo; Amar en Valdeluna; La casa de los azulejos; Comisaría Sur; Tierra de
      almendros; El secreto de Doña Remedios; Puerto Nublado; Hospital Santa Brígida; Sombras en la ría; La heredera de
      Montealto; Calle del Olvido; Doce campanadas; El último viñedo; Bajo la higuera; La inspectora Salcedo; Mareas
      vivas del norte; Los Quiroga; Invierno en la Alcarria; El juez de paz; Veneno y azahar; La estación de Arroyoseco;
      Hilos de seda; Caminos cruzados del sur; Medianoche en Las Ventas Viejas; La promesa de Inés`),
    news: items(`Buenos días desde el Faro; Informativo; Primera edición; Las claves del día; España al minuto; El mundo en
      breve; La mañana económica; Crónica parlamentaria; El debate abierto; A fondo; Reporteros de guardia; Titulares;
      Europa en directo; La entrevista de las diez; Mesa de redacción; El resumen de la semana; Bolsa y mercados; Noche
      informativa; Comunidades; Enfoque global; La tertulia; En primera línea; Dato a dato; Portadas; Última hora;
      Boletín de madrugada`),
    weather: items("El tiempo; La previsión"),
    sport:
      items(`Graderío; Minuto noventa; La pizarra; Fuera de juego; Balón y micrófono; Domingo de goles; Leyendas del
      césped; Punto de break; Pelotón; La vuelta al día; Zona mixta; Tercer tiempo; Paddock y curvas; Canasta y falta;
      Cantera; Partidos para el recuerdo; El vestuario; Mar y velas; Montaña arriba; Rincón del ajedrez; Pádel total;
      Mujeres en juego; Palabra de entrenador; Grandes finales; Sala de trofeos; Deporte de barrio`),
    kids: items(`Lola y el caracol; Los detectives de la siesta; Capitán Garbanzo; El bosque de papel; Nubecita; Tren de
      colores; Robotín y compañía; La pandilla del parque; Súper Abuela Pepa; El circo de Tomasín; Pulpo Pablete; Cuentos
      del revés; Los inventos de Nico Nuez; Patas y plumas; La bruja despistada; Planeta Chapuzón; Martina pregunta; El
      huerto mágico; Dragón de bolsillo; Misión merienda; Las aventuras de Tito Tornillo; Gatos en la luna; Letras
      saltarinas; El desván encantado; Pompas; Bicho raro`),
    film: items(`La noche de los almendros; Un tren a Villacielo; El contable de sombras; Amor en temporada baja; Las tres
      vidas de Jacinta; El atraco del siglo pasado; Silencio en la mina; Vendimia; El hombre que compró la lluvia; Cartas
      desde Puerto Alba; La última función; Ceniza y jazmín; Dos billetes para el norte; El faro de los ausentes; La
      pistola de nácar; Verano en blanco y negro; El guardián del cerro; Mi tía la espía; Luna sobre Arenales; Camino de
      sal; La hija del relojero; Polvo de estrellas caídas; El caso del tranvía; Bodas de plomo; La isla sin mapas;
      Tormenta en agosto; El violín de Elvira; Golpe en La Manga Vieja; Los niños del trigal; Café para dos ladrones; La
      sombra del toro; Jaque al conde`),
    music:
      items(`Despierta con ritmo; Canciones de siempre; Acústicos; Rumba y compás; Noches de bolero; Los ochenta en casa;
      Nueva ola; Jazz en la azotea; Guitarra sola; Verbena total; Novedades; Pista de baile; Coplas y coplillas; Indie de
      aquí; Directo en la Sala Norte; Baladas; Música a la carta; Sones del mar; Zarzuela de bolsillo; Electrónica;
      Festival bajo las estrellas; La gramola; Duetos; Rock de garaje; Domingo sinfónico; Sin pausa`),
    documentary:
      items(`Ríos secretos; Castillos en ruinas; La ruta de la lana; El lince en invierno; Bajo el volcán; Oficios
      perdidos; Memoria del mar; Pueblos que renacen; Historia del aceite; Faros; Dehesa; El arte de la piedra; Los
      caminos del agua; Nómadas del aire; Grandes inventos pequeños; Mercados del mundo; La España subterránea; Vidas de
      circo; Abejas; El color del barro; Trenes que fueron; Noche de estrellas; Los últimos pastores; Cocinas antiguas;
      Cartógrafos; Planeta bosque`),
  },
  people: {
    given: items(
      "Amaranta; Leocadio; Jimena; Fabricio; Candela; Evaristo; Macarena; Telmo; Ginebra; Anselmo; Rocío; Baltasar",
    ),
    family: items(
      "Valdesierra; Peñalosa Brava; Monteclaro; Olivarejo; Riofrío Cano; Alcornoque; Torrequieta; Zarzalejo; Marbella Sanz; Campoamor Gris; Lucerna; Fuentesclara",
    ),
  },
  episodes:
    items(`La carta; Viejos amigos; El regreso; Una decisión difícil; La llave equivocada; Promesas; La visita; Tras
    la puerta; Primera helada; Cabos sueltos; El aniversario; Media verdad; Perdidos; El trato; Vecinos enfrentados;
    Rumores; El gran día; Fuera de temporada; La pista; Sin salida; La boda; Cuentas pendientes; En silencio; El juicio;
    Volver a empezar; Lluvia; La herencia; Noche en vela; El espejo; Despedida`),
  blurbs: {
    entertainment:
      items(`Risas, buena compañía y un premio inesperado.; Dos equipos se enfrentan contra el reloj.; Hoy decide
      el público.; Una familia se atreve por fin a cumplir su deseo.; Los expertos no se ponen de acuerdo.; Historias
      corrientes que acaban siendo extraordinarias.`),
    drama:
      items(`Un viejo secreto sale a la luz y divide al pueblo.; La llegada de un desconocido lo cambia todo.; Las pruebas
      señalan a quien menos se espera.; La familia se reúne, pero falta alguien.; Un pequeño error tiene graves
      consecuencias.; El tiempo se acaba y alguien debe decir la verdad.; No es fácil recuperar la confianza.`),
    news: items(`La actualidad de España y del mundo.; Reportajes, entrevistas y análisis.; Las noticias del día con nuestros
      corresponsales.; Qué ha pasado, por qué importa y qué viene después.`),
    weather: items("La previsión para los próximos días, zona por zona."),
    sport:
      items(`Todo lo que dio que hablar en la jornada.; Las mejores jugadas y sus protagonistas.; La historia que hay
      detrás del marcador.; Recordamos un partido inolvidable.; Los invitados analizan los próximos encuentros.`),
    kids: items(`Los amigos tienen un plan y nada sale como esperaban.; Algo extraño se esconde en el jardín.; Llueve, así que
      hoy toca usar la imaginación.; Llega un amigo con una maleta enorme.; ¿Podrán arreglarlo antes de la cena?;
      Canciones, cuentos y mucho barro.`),
    film: items(`Un encuentro en un tren nocturno arrastra a dos desconocidos al peligro.; Comedia sobre un robo que sale
      demasiado bien.; Años después de la guerra, una viuda busca la verdad.; Una historia de primer amor y últimas
      oportunidades.; Un detective al límite acepta su último caso.; En un pueblo aislado por la nieve nadie es quien
      parece.; Un viaje épico por una tierra que no está en los mapas.`),
    music:
      items(`Éxitos de ayer y de hoy.; Actuaciones grabadas en directo.; Las historias que hay detrás de las canciones.;
      Una hora de música sin interrupciones.`),
    documentary:
      items(`Un viaje por paisajes que pocos han visto.; Los expertos reconstruyen lo que ocurrió.; Un año entero de
      rodaje y mucha paciencia.; Cómo un objeto cotidiano cambió el mundo.; Las personas que mantienen viva una
      tradición.; Nuevas pruebas iluminan una vieja historia.`),
  },
  genres: {
    entertainment: "Entretenimiento",
    drama: "Serie",
    news: "Informativos",
    weather: "El tiempo",
    sport: "Deportes",
    kids: "Infantil",
    film: "Película",
    music: "Música",
    documentary: "Documental",
  },
  ratings: ["TP", "+7", "+12", "+16", "+18"],
  leagues: [
    {
      name: "Fútbol: Liga del Olivo",
      teams:
        items(`Atlético Valdeluna; Deportivo Arenales; Real Montealto; Unión Ribera; Puerto Alba CF; Sporting Almendral;
        Racing Peñafuerte; CD Camporrobles Norte; Villacielo FC; Estrella de Levante Sur; Rayo Serrano; Deportivo Marejada`),
    },
    {
      name: "Baloncesto: Copa Meseta",
      teams:
        items(`Basket Peñafuerte; Gigantes de Arenales; CB Valdeluna; Lobos de la Ribera; Halcones Montealto; Baloncesto
        Almendral; Faro Alba; Titanes del Río`),
    },
  ],
  highlights: "Resumen",
  versus: " - ",
  gap: " ",
};
