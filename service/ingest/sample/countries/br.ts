import { items, type SampleCountry } from "../country.ts";

export const brazil: SampleCountry = {
  code: "BR",
  language: "pt",
  eveningNews: 20 * 60 + 30,
  channels: [
    { id: "RedeJequiri", name: "Rede Jequiri", kind: "general", number: 2 },
    { id: "CanalMare", name: "Canal Maré Alta", kind: "general", number: 4 },
    { id: "TVSabiaVerde", name: "TV Sabiá Verde", kind: "general", number: 5 },
    { id: "Varanda", name: "Varanda", kind: "general", number: 7 },
    { id: "Novelario", name: "Novelário", kind: "general", number: 9 },
    { id: "Quintal", name: "Quintal TV", kind: "general", number: 11, offAirHour: 26 },
    { id: "TelaClara", name: "Tela Clara", kind: "movies", number: 20 },
    { id: "SessaoLua", name: "Sessão Lua", kind: "movies", number: 21 },
    { id: "Trilheiro", name: "Trilheiro", kind: "documentary", number: 30 },
    { id: "Pipoquim", name: "Pipoquim", kind: "kids", number: 40, offAirHour: 22 },
    { id: "PautaAberta", name: "Pauta Aberta", kind: "news", number: 50 },
    { id: "Arquibanca1", name: "Arquibanca 1", kind: "sports", number: 60 },
    { id: "Arquibanca2", name: "Arquibanca 2", kind: "sports", number: 61 },
    { id: "Arquibanca3", name: "Arquibanca 3", kind: "sports", number: 62 },
    { id: "BatuqueSom", name: "Batuque Som", kind: "music", number: 70 },
  ],
  titles: {
    entertainment:
      items(`Café na Varanda; Tarde de Prosa; Quem Sabe, Ganha; A Feira da Esquina; Panela de Barro; Reforma
      Relâmpago; Roda de Conversa; O Preço da Fama Alheia; Domingo no Quintal; Dupla de Três; Receita de Vó Nair; Bingo do
      Bairro; Tá na Mesa, Tá na Roda; Casa Trocada; Desafio da Roça; Show do Vizinho; Pergunta Cabeluda; Leilão de
      Garagem; Namoro na Praça; Palco Aberto; Meu Lugar Favorito; Sofá Cheio; O Grande Mutirão; Cozinha de Estrada; Riso
      Solto; Mala Extraviada`),
    drama:
      items(`Águas de Janaína; O Engenho; Amor em Pedra Azulada; Delegacia do Cais; Mar de Saudade; Filhas do Vento; A
      Casa do Alpendre; Segredos de Santa Rita do Vale; Coração de Barro; O Preço do Ouro Verde; Ilha dos Ausentes; Rua das
      Acácias; Plantão Doze; Sombra e Café; A Viúva do Rio; Laços de Areia; Noites de Paranapuã; O Herdeiro do Cerrado;
      Chuva de Caju; Vila Esperança Nova; Alma de Viola; O Último Trem da Serra; Destino Cruzado; Flor de Mandacaru;
      Maré de Mentiras; Fogo de Lenha`),
    news: items(`Bom Dia, Maré; Jornal da Pauta; Primeira Hora; Giro pelas Capitais; Economia em Foco; Plenário; Mundo em
      Minutos; Boletim do Meio-Dia; Repórter na Rua; Debate Aberto; Conexão Brasília; Mercado Hoje; Jornal do Interior;
      Entrevista Franca; Fim de Tarde; Resumo da Semana; Madrugada Notícia; Manchetes; Olhar Estrangeiro; Fatos e Dados;
      Redação ao Vivo; Opinião; Jornal da Noite; Plantão; Cidade em Pauta; Última Página`),
    weather: items("Previsão do Tempo; Tempo e Clima"),
    sport:
      items(`Bola na Rede Velha; Resenha da Rodada; Mesa de Boteco; Cartão Vermelho; Gol de Placa; Segundo Tempo; Passe
      Livre; Pelada de Domingo; Craques do Passado; Vôlei na Areia; Pista Molhada; Tatame; Onda Perfeita; Cesta de Três;
      Zona do Agrião; Vestiário; Base Forte; Maratona; Jogos Inesquecíveis; Pedal; Esporte na Comunidade; Ginga; Futsal em
      Ação; Mulheres em Campo; Mercado da Bola Furada; Arquibancada Cheia`),
    kids: items(`Turma do Pé de Goiaba; Zeca Tatu; O Sapo Cantor; Lili e o Balão; Capitão Rapadura; Bichos da Mata; Escolinha
      das Nuvens; Robô Pitanga; A Bruxinha Jaca; Pipa no Céu; Missão Recreio; Dona Formiga; Os Inventores do Sótão;
      Marina e o Mar; O Circo do Tonho; Detetives do Quintal; Dinossauro Dudu; Vila Bambolê; Contos da Rede; Banda de Lata;
      Pingo e Pongo; A Ilha das Cores; Tico Trovão; Jardim da Lua; Estação Brinquedo; Papagaio Sabido`),
    film: items(`O Trem das Onze Luas; Sertão de Vidro; A Última Serenata; Golpe na Rua do Ouvidor Velho; Chuva em Pedra Branca;
      Dois Perdidos no Litoral; O Segredo da Fazenda Alegre; Noite Longa em Santarina; Amor de Verão Tardio; O Contador de
      Estrelas; Três Irmãs e um Fusca Azul; Cangaço de Sombras; A Moça do Farol; Caminho do Rio Fundo; O Falsário; Cartas
      para Helena do Mar; Operação Jabuticaba; O Silêncio das Cigarras; Baile na Ilha; Poeira Vermelha; O Dia em que a
      Cidade Parou; Coração Viajante; A Herança do Coronel; Fantasma do Porto; Luz de Lampião; Um Detetive em Apuros; Vento
      Norte; A Dama da Balsa; Retrato sem Moldura; O Homem da Sanfona; Ouro de Tolos; Última Parada, Aurora`),
    music:
      items(`Roda de Samba; Manhã Acústica; Forró de Candeeiro; Bossa na Janela; Anos Oitenta; Som da Garagem; Sertanejo de
      Raiz; Palco Instrumental; Baile da Saudade; Pagode no Quintal; Novos Talentos; Rap da Rua; Choro de Sábado; Clube do
      Vinil; Noite Romântica; Festival da Canção Livre; MPB sem Parar; Batida Eletrônica; Viola Enluarada Hoje; Coral da
      Cidade; Axé de Verão; Rock na Estrada; Concerto de Domingo; Paradão; Duetos; Canções do Mundo`),
    documentary:
      items(`Rios do Brasil Profundo; Onça à Vista; Mestres de Ofício; Caminhos do Café; Cidades Esquecidas; Recifes;
      Povos da Floresta; História da Estrada de Ferro; O Cerrado em Flor; Faróis do Litoral; Sabores Antigos; Engenho e
      Arte; Pantanal de Noite; Voo das Aves; Ouro e Pedra; Mulheres da Maré; A Invenção do Rádio; Cavernas; Gente do Campo;
      Grandes Viagens; O Fundo do Mar; Bairros; Sementes; Memórias da Serra; Céu do Sul; Ciência no Dia a Dia`),
  },
  people: {
    given: items(
      "Iracema; Otávio; Jandira; Benício; Luzia; Ubirajara; Marisol; Caetano; Aurora; Joaquim; Yara; Domingos",
    ),
    family: items(
      "Pedra Clara; Vasconcelos Mar; Ipê-Roxo; Cachoeira; Montalvão; Areia Branca; Sabiá; Laranjeira Luz; Boa-Ventura; Serrado; Marinho Azul; Campestre",
    ),
  },
  episodes:
    items(`A carta; Velhos amigos; A volta; Uma decisão difícil; A chave errada; Promessas; A visita; Atrás da porta;
    Primeira chuva; Pontas soltas; O aniversário; Meia verdade; Perdidos; O acordo; Briga de vizinhos; Boatos; O grande
    dia; Fora de época; A pista; Sem saída; O casamento; Contas a pagar; Em silêncio; O julgamento; Recomeço; Tempestade; A
    herança; Noite em claro; O espelho; Despedida`),
  blurbs: {
    entertainment:
      items(`Muita risada, boa companhia e um prêmio inesperado.; Duas equipes correm contra o relógio.; Hoje quem
      decide é a plateia.; Uma família realiza um sonho antigo.; Os especialistas não chegam a um acordo.; Histórias comuns
      que se tornam extraordinárias.`),
    drama:
      items(`Um velho segredo vem à tona e divide a cidade.; A chegada de um desconhecido muda tudo.; As provas apontam
      para quem menos se espera.; A família se reúne, mas falta alguém.; Um pequeno erro traz grandes consequências.; O
      tempo está acabando e alguém precisa contar a verdade.; Não é fácil recuperar a confiança.`),
    news: items(`As notícias do Brasil e do mundo.; Reportagens, entrevistas e análises.; Os fatos do dia com nossos
      correspondentes.; O que aconteceu, por que importa e o que vem depois.`),
    weather: items("A previsão para os próximos dias em todas as regiões."),
    sport:
      items(`Tudo o que deu o que falar na rodada.; Os melhores lances e seus protagonistas.; A história por trás do
      placar.; Relembre uma partida inesquecível.; Os convidados analisam os próximos jogos.`),
    kids: items(`Os amigos têm um plano e nada sai como esperado.; Há algo estranho escondido no quintal.; Está chovendo, então
      hoje vale usar a imaginação.; Chega um amigo novo com uma mala enorme.; Será que dá para consertar antes do jantar?;
      Músicas, histórias e muita lama.`),
    film: items(`Um encontro no trem noturno coloca dois desconhecidos em perigo.; Comédia sobre um roubo que deu certo demais.;
      Anos depois da guerra, uma viúva procura a verdade.; Uma história de primeiro amor e últimas chances.; Um detetive no
      limite aceita o último caso.; Numa vila isolada, ninguém é quem parece ser.; Uma viagem épica por uma terra fora dos
      mapas.`),
    music:
      items(`Sucessos de ontem e de hoje.; Apresentações gravadas ao vivo.; As histórias por trás das canções.; Uma hora de
      música sem intervalo.`),
    documentary:
      items(`Uma viagem por paisagens que poucos conhecem.; Especialistas reconstroem o que aconteceu.; Um ano inteiro
      de filmagem e muita paciência.; Como um objeto comum mudou o mundo.; As pessoas que mantêm viva uma tradição.; Novas
      provas iluminam uma velha história.`),
  },
  genres: {
    entertainment: "Entretenimento",
    drama: "Novela e série",
    news: "Notícias",
    weather: "Tempo",
    sport: "Esportes",
    kids: "Infantil",
    film: "Filme",
    music: "Música",
    documentary: "Documentário",
  },
  ratings: ["L", "10", "12", "14", "16"],
  leagues: [
    {
      name: "Futebol: Liga da Aroeira",
      teams:
        items(`Jequiri Esporte Clube; Atlético Pedra Branca; União Serrana; Ferroviário do Vale; Náutico Paranapuã; Estrela
        do Cerrado; Independente Maré; Comercial Santarina; Operário da Serra Azul; Garças da Lagoa; Botinha FC; Esperança
        Nova`),
    },
    {
      name: "Vôlei: Superliga do Sol",
      teams:
        items(`Vôlei Jequiri; Minas da Serra; Praia Dourada; Cerrado Vôlei Clube; Gaivotas; Vale Vôlei; Onda Azul;
        Guerreiras da Lagoa`),
    },
  ],
  highlights: "Melhores momentos",
  versus: " x ",
  gap: " ",
};
