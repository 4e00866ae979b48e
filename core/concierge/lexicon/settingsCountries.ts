import { define } from './define.ts';

/** Where films play: cities and countries. */
export const countries = define('setting', {
  'new-york': {
    label: 'New York',
    say: `
      nyc; new york city; manhattan; brooklyn; bronx; harlem setting; greenwich village; central park;
      set in new york; new york (film|movie|films|movies|setting|vibes); coney island; staten island;
      long island
    `,
    keywords: `
      new york city; brooklyn, new york city; manhattan, new york city; harlem, new york city;
      bronx, new york city; statue of liberty; empire state building; coney island, new york city;
      broadway~0.6; wall street~0.6; greenwich village; new yorker; staten island; east village;
      queens, new york city; long island, new york~0.7; new york state~0.4; little italy; lower east side;
      gotham~0.2; world trade center
    `,
  },
  'los-angeles': {
    label: 'Los Angeles',
    say: `
      la; hollywood setting; beverly hills; malibu; venice beach; set in (los angeles|la);
      sunset boulevard; compton; south central; california; californian; san francisco; bay area;
      san diego; oakland; west coast; san fernando valley
    `,
    keywords: `
      los angeles, california; hollywood~0.6; california~0.8; beverly hills; malibu;
      south central los angeles; san francisco, california~0.8; san diego, california~0.7;
      oakland, california~0.7; golden gate bridge~0.6; san fernando valley; hollywood hills;
      silicon valley~0.5; alcatraz~0.4; watts~0.7; yosemite~0.4
    `,
  },
  midwest: {
    say: `
      chicago; detroit; cleveland; minneapolis; st louis; milwaukee; great lakes; indiana; ohio; michigan;
      minnesota; wisconsin; iowa; nebraska; illinois; set in chicago; chicago and the midwest
    `,
    keywords: `
      chicago, illinois; detroit, michigan; chicago suburbs; cleveland, ohio; minnesota; indiana; ohio;
      michigan; wisconsin; iowa; nebraska; illinois; minneapolis, minnesota; midwest; milwaukee, wisconsin;
      flint, michigan; missouri~0.7; kansas~0.7
    `,
  },
  'american-south': {
    say: `
      deep south; southern; southern us; the south; new orleans; louisiana; bayou; texas; texan;
      mississippi; alabama; georgia; tennessee; kentucky; florida; miami; nashville; memphis; virginia;
      carolina; arkansas; swamp; plantation; savannah;
      southern (drama|gothic|accent|film|movie|states|setting)
    `,
    keywords: `
      american south; texas; new orleans, louisiana; louisiana; mississippi; alabama; georgia; florida~0.8;
      miami, florida~0.8; bayou; plantation; swamp~0.5; virginia~0.7; kentucky; southern gothic; tennessee;
      nashville, tennessee; arkansas; memphis, tennessee; north carolina; south carolina; atlanta, georgia;
      voodoo~0.3; west virginia~0.6; oklahoma~0.6; florida keys; river~0.15; appalachia~0.6; sharecropper
    `,
  },
  'new-england': {
    say: 'boston; massachusetts; maine; connecticut; vermont; new hampshire; rhode island; cape cod',
    keywords: `
      new england; boston, massachusetts; massachusetts; maine; connecticut; new hampshire; rhode island;
      salem; harvard university~0.5
    `,
  },
  'east-coast': {
    say: `
      philadelphia; pittsburgh; pennsylvania; new jersey; jersey; baltimore; washington dc; maryland;
      delaware
    `,
    keywords: `
      philadelphia, pennsylvania; pittsburgh, pennsylvania; pennsylvania; new jersey; baltimore, maryland;
      washington dc, usa; maryland; white house~0.3; boston, massachusetts~0.5; new york state~0.4
    `,
  },
  'pacific-northwest': {
    say: 'seattle; portland; oregon; washington state; montana; wyoming; idaho; twin peaks style',
    keywords: `
      oregon; seattle, washington; washington state; portland, oregon; pacific northwest; montana; wyoming;
      colorado; idaho; rocky mountains~0.7; aspen
    `,
  },
  'american-southwest': {
    say: `
      southwest; southwestern; arizona; nevada; new mexico; utah; las vegas; vegas strip; grand canyon;
      mojave; death valley; route 66 country
    `,
    keywords: `
      las vegas~0.8; arizona; nevada; new mexico; utah; grand canyon; monument valley; reno, nevada;
      desert~0.2; casino~0.3
    `,
  },
  britain: {
    say: `
      (|set |takes place |taking place |that takes place )in (england|britain|the uk); london;
      set in london; england setting; scotland; wales; british isles; scottish highlands; edinburgh;
      glasgow; manchester; liverpool; yorkshire; cornwall; very british; quintessentially british;
      northern england
    `,
    keywords: `
      london, england; england~0.9; scotland; wales; english countryside~0.9; edinburgh, scotland;
      glasgow, scotland; sheffield, england; cornwall, england; yorkshire; birmingham, england;
      liverpool, england; swinging london; british royal family~0.4; british secret service~0.2;
      council estate~0.6; newcastle, england; oxford university~0.6; northern england; essex;
      yorkshire moors; cambridge university~0.6
    `,
  },
  'set-in-ireland': {
    say: `
      (|set |takes place |taking place |that takes place )in (ireland); dublin; northern ireland; belfast;
      ira; irish (film|films|movie|movies|countryside|accent|people)
    `,
    keywords: `
      ireland; dublin, ireland; northern ireland; the troubles; ira; irish american~0.4; irish traveller;
      irish immigrant~0.5; ceilidh
    `,
  },
  paris: {
    label: 'Paris',
    say: `
      parisian; set in paris; eiffel tower; montmartre; paris (setting|film|movie|vibes|romance);
      city of love; louvre
    `,
    keywords: `
      paris, france; french new wave~0.25; bohemian~0.2; french riviera~0.15; louvre museum; banlieue;
      cabaret~0.2; versailles~0.4; opera house
    `,
  },
  'set-in-france': {
    say: `
      french countryside; provence; french riviera; france setting; south of france; marseille;
      french village; normandy setting; in france
    `,
    keywords: `
      france; french riviera; paris, france~0.5; nice, france; marseille, france; normandy~0.6;
      versailles~0.7; french revolution~0.6; vineyard~0.3; banlieue
    `,
  },
  'set-in-italy': {
    say: `
      (|set |takes place |taking place |that takes place )in (italy); rome; venice; florence; naples;
      sicily; tuscany; italian (summer|countryside|village|setting|coast|vacation|holiday|riviera); amalfi;
      milan; italian vibes
    `,
    keywords: `
      italy; rome, italy; sicily, italy; venice, italy; naples, italy; italian neorealism~0.5;
      florence, italy; vatican~0.5; ancient rome~0.2; capri; adriatic sea~0.4; camorra~0.5
    `,
  },
  'set-in-spain': {
    say: `
      (|set |takes place |taking place |that takes place )in (spain|portugal); barcelona; madrid; seville;
      spanish countryside; andalusia; lisbon
    `,
    keywords: `
      spain; barcelona, spain; madrid, spain; francoist spain; lisbon, portugal~0.7; bullfighter~0.6
    `,
  },
  'set-in-germany': {
    say: `
      (|set |takes place |taking place |that takes place )in (germany|austria|switzerland); berlin; vienna;
      munich; hamburg; set in berlin; swiss alps; salzburg; in germany and austria
    `,
    keywords: `
      germany; berlin, germany; east germany; berlin wall; weimar republic; nazi germany~0.6;
      vienna, austria; alps~0.5; german expressionism~0.4; austria; switzerland
    `,
  },
  'set-in-scandinavia': {
    say: `
      (|set |takes place |taking place |that takes place )in (sweden|norway|denmark|finland|iceland);
      scandinavia; scandinavian; nordic; nordic noir; scandi; scandi noir; stockholm; copenhagen; oslo;
      in scandinavia
    `,
    keywords: 'sweden; denmark; copenhagen, denmark; oslo, norway; nordic noir; iceland; viking~0.3',
  },
  'eastern-europe': {
    say: `
      (|set |takes place |taking place |that takes place )in (russia|poland|hungary|romania|ukraine|yugoslavia|czech republic);
      eastern european; moscow; st petersburg; siberia; warsaw; prague; budapest; balkans; transylvania;
      slavic; in eastern europe
    `,
    keywords: `
      russia; soviet union; moscow, russia; poland; warsaw, poland; budapest, hungary; transylvania~0.6;
      prague, czech republic; ukraine; kyiv; russian revolution~0.7; russian mafia~0.3; krakow; belarus;
      kremlin; hungarian; czech new wave~0.5; north macedonia; russian aristocrat; odessa
    `,
  },
  'set-in-japan': {
    say: `
      (|set |takes place |taking place |that takes place )in (japan); tokyo; set in tokyo; kyoto; osaka;
      japanese (culture|setting|countryside|school|society|high school)
    `,
    keywords: `
      tokyo, japan; japan; feudal japan~0.7; post war japan; samurai~0.4; yakuza~0.4; taishō era;
      osaka, japan; japanese history; kaiju~0.1; yokohama; akihabara; hiroshima~0.6
    `,
  },
  'east-asia': {
    say: `
      (|set |takes place |taking place |that takes place )in (hong kong|china|taiwan|singapore|thailand|indonesia|philippines|cambodia|north korea);
      shanghai; beijing; seoul; korea setting; taipei; asia; asian;
      asian (culture|setting|american|family|cinema|film|films|movie|movies|lead|leads|cast); macau;
      bangkok; southeast asia; tibet; in east asia
    `,
    keywords: `
      hong kong; china; seoul, south korea; south korea; shanghai, china; singapore; triad~0.5;
      ancient china; asian american~0.6; cambodia~0.7; north korea; k-drama~0.4; opium~0.2; wuxia~0.4;
      kung fu~0.2; cultural revolution; peking opera; forbidden city; jakarta, indonesia; thailand; taipei;
      burma; chinese american~0.6; joseon dynasty
    `,
  },
  'set-in-india': {
    say: `
      (|set |takes place |taking place |that takes place )in (india|pakistan); mumbai; bombay; delhi;
      calcutta; kolkata; bollywood; bollywood (film|films|movie|movies|style|musical); tollywood;
      british raj; british india
    `,
    keywords: `
      india; bollywood; mumbai, india; british india; tollywood; indian diaspora~0.6; rural india; punjab;
      british indian~0.6; caste~0.5; bengal; pakistan~0.6; arranged marriage~0.15
    `,
  },
  'middle-east': {
    say: `
      (|set |takes place |taking place |that takes place )in (iran|iraq|israel|palestine|egypt|morocco|lebanon|syria|turkey|saudi arabia|afghanistan);
      middle eastern; baghdad; tehran; jerusalem; cairo; beirut; istanbul; arab; arabian; persia; persian;
      casablanca setting; north africa; dubai; in the middle east
    `,
    keywords: `
      middle east; iran; tehran, iran; egypt; morocco; baghdad; istanbul, turkey; turkey; beirut, lebanon;
      jerusalem, israel; israel; saudi arabia; iraq war~0.6; ancient egypt~0.4; dubai; tangier, morocco;
      syria; north africa; arabian nights; ottoman empire~0.5; lebanon war; algeria; abu dhabi;
      arab revolt
    `,
  },
  'set-in-africa': {
    say: `
      (|set |takes place |taking place |that takes place )in (south africa|kenya|nigeria|uganda|rwanda|congo|senegal|ethiopia|somalia);
      africa; african; nairobi; african (film|films|movie|movies|safari|savanna|cinema|setting);
      johannesburg; safari in africa; in africa
    `,
    keywords: `
      africa; south africa; kenya; apartheid~0.7; senegal; dakar; uganda; rwanda; johannesburg; safari;
      savanna; somalia; south sudan; zaire; nigerian; gambia; german east africa; north africa~0.6;
      algeria~0.6
    `,
  },
  'latin-america': {
    say: `
      (|set |takes place |taking place |that takes place )in (mexico|brazil|argentina|colombia|chile|peru|cuba|bolivia|jamaica|guatemala);
      latin american; south america; mexico city; rio; rio de janeiro; buenos aires; bogota; havana;
      central america; caribbean; puerto rico; latina; latinos; hispanic; chicano; day of the dead; favela;
      in latin america
    `,
    keywords: `
      mexico; south america; mexico city, mexico; brazil; rio de janeiro, brazil; argentina;
      buenos aires, argentina; colombia; peru; bolivia; caribbean; jamaica; puerto rican; cuba;
      day of the dead; border~0.3; central america; favela; latin american; cuban refugee;
      andes mountains~0.4; drug cartel~0.3; amazon rainforest~0.5; mexican border; cartel~0.2;
      mexican revolution; acapulco, mexico; border town~0.4; mayan civilization
    `,
  },
  'set-in-australia': {
    say: `
      (|set |takes place |taking place |that takes place )in (australia|new zealand); sydney; melbourne;
      outback australia; kiwi; aussie; down under; tasmania
    `,
    keywords: `
      australia; australian outback; sydney, australia; new zealand; maori~0.8; tasmania; aboriginal~0.7;
      adelaide; great barrier reef; brisbane, australia
    `,
  },
  'set-in-canada': {
    say: `
      (|set |takes place |taking place |that takes place )in (canada); toronto; montreal; vancouver;
      quebec
    `,
    keywords: 'canada; toronto, canada; calgary; niagara falls; fur trapper~0.3; inuit~0.5',
  },
});
