/**
 * A place that has several stations, or none of its own: a lake, a coast, an island, an airport.
 */
interface AreaNames {
  readonly names: readonly string[];
  /** The source's names of the stations that are offered for it, the likeliest first. */
  readonly stations: readonly string[];
}

/**
 * Typed names of areas that are no station's name; the form offers their stations.
 */
export const AREAS: readonly AreaNames[] = [
  {
    names: ['Lake Como', 'Lago di Como', 'Como lake', 'Lac de Côme', 'Lario', 'Comer See'],
    stations: ['Como San Giovanni', 'Varenna-Esino', 'Lecco', 'Bellano-Tartavalle Terme', 'Colico'],
  },
  { names: ['Bellagio'], stations: ['Varenna-Esino', 'Como San Giovanni'] },
  { names: ['Menaggio'], stations: ['Varenna-Esino', 'Como San Giovanni'] },
  {
    names: ['Lake Garda', 'Lago di Garda', 'Garda lake', 'Lac de Garde', 'Gardasee'],
    stations: ['Desenzano del Garda/Sirmione', 'Peschiera del Garda', 'Sirmione', 'Rovereto'],
  },
  {
    names: ['Lake Maggiore', 'Lago Maggiore', 'Lac Majeur'],
    stations: ['Stresa', 'Verbania-Pallanza', 'Arona', 'Baveno', 'Luino'],
  },
  { names: ['Lake Orta', 'Lago d’Orta', 'Lac d’Orta'], stations: ['Orta-Miasino', 'Omegna'] },
  {
    names: ['Cinque Terre', '5 Terre', 'Le Cinque Terre'],
    stations: [
      'Riomaggiore',
      'Manarola',
      'Corniglia',
      'Vernazza',
      'Monterosso',
      'La Spezia Centrale',
    ],
  },
  {
    names: ['Amalfi Coast', 'Costiera Amalfitana', 'Costa Amalfitana', 'Côte amalfitaine'],
    stations: ['Salerno', 'Vietri sul Mare-Amalfi', 'Amalfi', 'Positano', 'Sorrento'],
  },
  { names: ['Ravello', 'Praiano'], stations: ['Amalfi', 'Salerno'] },
  { names: ['Portovenere'], stations: ['La Spezia Centrale'] },
  {
    names: ['French Riviera', 'Côte d’Azur', 'Costa Azzurra'],
    stations: ['Nice Ville', 'Cannes', 'Antibes', 'Monaco—Monte-Carlo', 'Menton'],
  },
  {
    names: ['Italian Riviera', 'Riviera ligure', 'Liguria', 'Ligurie'],
    stations: ['Genova Piazza Principe', 'La Spezia Centrale', 'Savona', 'Sanremo', 'Ventimiglia'],
  },
  {
    names: ['Dolomites', 'Dolomiti', 'Dolomiten'],
    stations: [
      'Bolzano/Bozen',
      'Cortina d’Ampezzo',
      'Ortisei',
      'Dobbiaco/Toblach',
      'Belluno',
      'Canazei',
    ],
  },
  {
    names: ['Val Gardena', 'Gröden'],
    stations: ['Ortisei', 'Santa Cristina Val Gardena', 'Selva di Val Gardena'],
  },
  {
    names: ['Tuscany', 'Toscana', 'Toscane'],
    stations: ['Firenze Santa Maria Novella', 'Pisa Centrale', 'Siena', 'Lucca', 'Arezzo'],
  },
  {
    names: ['Sicily', 'Sicilia', 'Sicile'],
    stations: [
      'Palermo Centrale',
      'Catania Centrale',
      'Messina Centrale',
      'Siracusa',
      'Taormina-Giardini',
    ],
  },
  {
    names: ['Sardinia', 'Sardegna', 'Sardaigne'],
    stations: ['Cagliari', 'Olbia', 'Sassari', 'Oristano', 'Alghero'],
  },
  {
    names: ['Puglia', 'Apulia', 'Pouilles', 'Les Pouilles'],
    stations: ['Bari Centrale', 'Lecce', 'Brindisi', 'Foggia', 'Taranto'],
  },
  { names: ['Salento'], stations: ['Lecce', 'Gallipoli', 'Otranto'] },
  {
    names: ['Calabria', 'Calabre'],
    stations: ['Reggio di Calabria Centrale', 'Lamezia Terme Centrale', 'Cosenza'],
  },
  { names: ['Umbria', 'Ombrie'], stations: ['Perugia', 'Assisi', 'Orvieto', 'Spoleto', 'Terni'] },
  {
    names: ['Lombardy', 'Lombardia', 'Lombardie'],
    stations: ['Milano Centrale', 'Brescia', 'Bergamo', 'Como San Giovanni', 'Mantova'],
  },
  {
    names: ['Piedmont', 'Piemonte', 'Piémont'],
    stations: ['Torino Porta Nuova', 'Asti', 'Novara', 'Cuneo'],
  },
  {
    names: ['Veneto', 'Vénétie'],
    stations: ['Venezia Santa Lucia', 'Verona Porta Nuova', 'Padova', 'Vicenza'],
  },
  {
    names: ['South Tyrol', 'Alto Adige', 'Südtirol', 'Haut-Adige'],
    stations: ['Bolzano/Bozen', 'Merano/Meran', 'Bressanone/Brixen', 'Brunico/Bruneck'],
  },
  { names: ['San Marino', 'Saint-Marin', 'Repubblica di San Marino'], stations: ['Rimini'] },
  {
    names: ['Vatican', 'Vatican City', 'Vaticano', 'Città del Vaticano', 'Cité du Vatican'],
    stations: ['Roma San Pietro', 'Roma Termini'],
  },
  {
    names: ['Elba', 'Isola d’Elba', 'Île d’Elbe'],
    stations: ['Piombino Marittima', 'Elba Cavo', 'Rio Marina', 'Porto Azzurro'],
  },
  {
    names: ['Aeolian Islands', 'Isole Eolie', 'Eolie', 'Îles Éoliennes'],
    stations: ['Milazzo', 'Lipari Porto', 'Vulcano Porto', 'Salina Porto', 'Stromboli Porto'],
  },
  {
    names: ['Rome airport', 'Roma aeroporto', 'Aéroport de Rome', 'Rome airports'],
    stations: ['Roma Fiumicino Aeroporto', 'Roma Ciampino Aeroporto'],
  },
  {
    names: ['Milan airport', 'Milano aeroporto', 'Aéroport de Milan', 'MXP'],
    stations: ['Malpensa Aeroporto T1', 'Malpensa Aeroporto T2'],
  },
  {
    names: ['Linate', 'Milano Linate', 'Milan Linate', 'LIN'],
    stations: ['Milano Centrale', 'Milano Forlanini'],
  },
  {
    names: ['Orio al Serio', 'Bergamo airport', 'Bergamo aeroporto', 'BGY'],
    stations: ['Bergamo', 'Milano Centrale'],
  },
  {
    names: ['Venice airport', 'Venezia aeroporto', 'Marco Polo', 'Venice Marco Polo', 'VCE'],
    stations: ['Venezia Mestre', 'Venezia Santa Lucia'],
  },
  {
    names: ['Florence airport', 'Firenze aeroporto', 'Peretola', 'FLR'],
    stations: ['Firenze Santa Maria Novella'],
  },
  { names: ['Bologna airport', 'Bologna aeroporto', 'BLQ'], stations: ['Bologna Centrale'] },
];
