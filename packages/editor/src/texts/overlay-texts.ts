import { getTexts } from "./language-in.ts"

export interface OverlayTexts {
  readonly editor: string
  readonly undo: string
  readonly redo: string
  readonly outline: string
  /** The heading of the fields that belong to the page itself, such as its description for search results. */
  readonly aboutPage: string
  readonly publish: string
  readonly history: string
  readonly leave: string
  readonly cancel: string
  readonly states: {
    readonly opening: string
    readonly published: string
    readonly draft: string
    readonly unsaved: string
    readonly saving: string
    readonly publishing: string
    readonly invalid: string
    readonly conflicted: string
    readonly offline: string
    readonly expired: string
    readonly gone: string
    readonly outdated: string
  }
  readonly retry: string
  readonly logIn: string
  readonly reload: string
  readonly problems: (count: number) => string
  readonly noProblems: string
  /** The note at a problem that prevents publishing, but not saving. */
  readonly publishFirst: string
  readonly nothingChosen: string
  readonly moveUp: string
  readonly moveDown: string
  readonly remove: string
  readonly insert: string
  readonly insertBlock: string
  readonly insertInside: string
  readonly places: {
    readonly label: string
    readonly afterBlock: (block: string) => string
    readonly insideBlock: (block: string, placeholder: string) => string
    readonly first: string
    readonly last: string
  }
  readonly search: string
  readonly sharedBlock: string
  readonly emptyArea: string
  readonly conflict: { readonly field: (field: string) => string; readonly changed: string; readonly gone: string }
  readonly mine: string
  readonly theirs: string
  readonly keepMine: string
  readonly takeTheirs: string
  readonly current: string
  readonly draftOf: string
  readonly restore: string
  readonly discard: string
  readonly restoreTitle: string
  readonly restoreHint: string
  readonly discardTitle: string
  readonly discardHint: string
  /** The warning before a page that has never been published is discarded. */
  readonly discardPageHint: string
  readonly failed: string
  readonly newPage: {
    readonly title: string
    readonly name: string
    readonly address: string
    readonly kind: string
    readonly plain: string
    readonly create: string
    readonly taken: string
    readonly wrongAddress: string
    readonly creating: string
    readonly open: string
  }
  readonly pick: {
    readonly page: string
    readonly image: string
    readonly file: string
    readonly search: string
    readonly foundCount: (count: number) => string
    readonly cut: string
    readonly upload: string
    readonly uploading: string
    readonly tooLong: string
    readonly refused: string
    readonly close: string
  }
  readonly areas: Readonly<Record<string, string>>
}

const sv: OverlayTexts = {
  editor: "Redigera sidan",
  undo: "Ångra",
  redo: "Gör om",
  outline: "Sidans block",
  aboutPage: "Om sidan",
  publish: "Publicera",
  history: "Historik",
  leave: "Lämna redigeringen",
  cancel: "Avbryt",
  states: {
    opening: "Sidan öppnas …",
    published: "Publicerad",
    draft: "Utkastet är sparat",
    unsaved: "Ändringar sparas strax",
    saving: "Sparar …",
    publishing: "Publicerar …",
    invalid: "Inte sparat: något stämmer inte",
    conflicted: "Någon annan har ändrat samma sak",
    offline: "Ingen kontakt. Ändringarna finns kvar och sparas senare.",
    expired: "Du är utloggad. Ändringarna finns kvar.",
    gone: "Sidan finns inte längre",
    outdated: "Det finns en nyare version av redigeraren",
  },
  retry: "Försök igen",
  logIn: "Logga in",
  reload: "Ladda om",
  problems: (count) => (count === 1 ? "1 problem" : `${count} problem`),
  noProblems: "Inga problem",
  publishFirst: "Måste rättas innan sidan kan publiceras",
  nothingChosen: "Välj ett block på sidan eller i listan.",
  moveUp: "Flytta upp",
  moveDown: "Flytta ner",
  remove: "Ta bort",
  insert: "Lägg till block efter",
  insertBlock: "Lägg till block",
  insertInside: "Lägg till block inuti",
  places: {
    label: "Plats",
    afterBlock: (block) => `Efter ”${block}”`,
    insideBlock: (block, placeholder) => `I ”${block}” (${placeholder})`,
    first: "Först på sidan",
    last: "Sist på sidan",
  },
  search: "Sök block",
  sharedBlock: "Delas med andra sidor",
  emptyArea: "Inga block",
  conflict: {
    field: (field) => `Någon annan har ändrat ”${field}”.`,
    changed: "Någon annan har ändrat blocket som du tog bort.",
    gone: "Blocket finns inte längre.",
  },
  mine: "Ditt",
  theirs: "Den andras",
  keepMine: "Behåll mitt",
  takeTheirs: "Ta den andras",
  current: "Publicerad nu",
  draftOf: "Utkast",
  restore: "Återställ",
  restoreTitle: "Ersätta utkastet?",
  restoreHint:
    "Det som inte är publicerat ersätts av den tidigare versionen. Så länge sidan är öppen kan du ångra det.",
  discard: "Kasta utkastet",
  discardTitle: "Kasta utkastet?",
  discardHint: "Det som inte är publicerat försvinner. Så länge sidan är öppen kan du ångra det.",
  discardPageHint: "Sidan har aldrig publicerats. Den försvinner helt och går inte att få tillbaka.",
  failed: "Det gick inte. Försök igen.",
  newPage: {
    title: "Ny sida",
    name: "Sidans namn",
    address: "Adress",
    kind: "Sort",
    plain: "Vanlig sida",
    create: "Skapa sidan",
    taken: "Det finns redan en sida på den adressen.",
    wrongAddress:
      "En adress består av små bokstäver, siffror och bindestreck, med snedstreck emellan, och får inte vara ett av sajtens egna namn.",
    creating: "Sidan skapas …",
    open: "Öppna den nya sidan",
  },
  pick: {
    page: "Välj sida",
    image: "Välj bild",
    file: "Välj fil",
    search: "Sök",
    foundCount: (count) => (count === 0 ? "Inget hittades" : `${count} hittades`),
    cut: "De första visas. Sök för att hitta fler.",
    upload: "Ladda upp från datorn",
    uploading: "Laddar upp …",
    tooLong: "Filen är större än 8 MB.",
    refused: "Filen är trasig eller av en sort som inte kan sparas.",
    close: "Stäng",
  },
  areas: { header: "Sidhuvud", main: "Innehåll", footer: "Sidfot" },
}

const nb: OverlayTexts = {
  editor: "Rediger siden",
  undo: "Angre",
  redo: "Gjør om",
  outline: "Blokker på siden",
  aboutPage: "Om siden",
  publish: "Publiser",
  history: "Historikk",
  leave: "Avslutt redigeringen",
  cancel: "Avbryt",
  states: {
    opening: "Siden åpnes …",
    published: "Publisert",
    draft: "Utkastet er lagret",
    unsaved: "Endringer lagres straks",
    saving: "Lagrer …",
    publishing: "Publiserer …",
    invalid: "Ikke lagret: noe stemmer ikke",
    conflicted: "Noen andre har endret det samme",
    offline: "Ingen kontakt. Endringene er her og lagres senere.",
    expired: "Du er logget ut. Endringene er her.",
    gone: "Siden finnes ikke lenger",
    outdated: "Det finnes en nyere versjon av redigeringen",
  },
  retry: "Prøv igjen",
  logIn: "Logg inn",
  reload: "Last inn på nytt",
  problems: (count) => (count === 1 ? "1 problem" : `${count} problemer`),
  noProblems: "Ingen problemer",
  publishFirst: "Må rettes før siden kan publiseres",
  nothingChosen: "Velg en blokk på siden eller i listen.",
  moveUp: "Flytt opp",
  moveDown: "Flytt ned",
  remove: "Fjern",
  insert: "Legg til blokk etter",
  insertBlock: "Legg til blokk",
  insertInside: "Legg til blokk inni",
  places: {
    label: "Plass",
    afterBlock: (block) => `Etter «${block}»`,
    insideBlock: (block, placeholder) => `I «${block}» (${placeholder})`,
    first: "Først på siden",
    last: "Sist på siden",
  },
  search: "Søk etter blokk",
  sharedBlock: "Deles med andre sider",
  emptyArea: "Ingen blokker",
  conflict: {
    field: (field) => `Noen andre har endret «${field}».`,
    changed: "Noen andre har endret blokken som du fjernet.",
    gone: "Blokken finnes ikke lenger.",
  },
  mine: "Ditt",
  theirs: "Den andres",
  keepMine: "Behold mitt",
  takeTheirs: "Ta den andres",
  current: "Publisert nå",
  draftOf: "Utkast",
  restore: "Gjenopprett",
  restoreTitle: "Erstatte utkastet?",
  restoreHint:
    "Det som ikke er publisert, erstattes av den tidligere versjonen. Så lenge siden er åpen, kan du angre det.",
  discard: "Forkast utkastet",
  discardTitle: "Forkaste utkastet?",
  discardHint: "Det som ikke er publisert, forsvinner. Så lenge siden er åpen, kan du angre det.",
  discardPageHint: "Siden er aldri publisert. Den forsvinner helt og kan ikke hentes tilbake.",
  failed: "Det gikk ikke. Prøv igjen.",
  newPage: {
    title: "Ny side",
    name: "Sidens navn",
    address: "Adresse",
    kind: "Type",
    plain: "Vanlig side",
    create: "Opprett siden",
    taken: "Det finnes allerede en side på den adressen.",
    wrongAddress:
      "En adresse består av små bokstaver, tall og bindestreker, med skråstrek mellom, og kan ikke være et av nettstedets egne navn.",
    creating: "Siden opprettes …",
    open: "Åpne den nye siden",
  },
  pick: {
    page: "Velg side",
    image: "Velg bilde",
    file: "Velg fil",
    search: "Søk",
    foundCount: (count) => (count === 0 ? "Ingenting funnet" : `${count} funnet`),
    cut: "De første vises. Søk for å finne flere.",
    upload: "Last opp fra datamaskinen",
    uploading: "Laster opp …",
    tooLong: "Filen er større enn 8 MB.",
    refused: "Filen er skadet eller av en type som ikke kan lagres.",
    close: "Lukk",
  },
  areas: { header: "Topp", main: "Innhold", footer: "Bunn" },
}

const da: OverlayTexts = {
  editor: "Rediger siden",
  undo: "Fortryd",
  redo: "Gentag",
  outline: "Sidens blokke",
  aboutPage: "Om siden",
  publish: "Udgiv",
  history: "Historik",
  leave: "Forlad redigeringen",
  cancel: "Annuller",
  states: {
    opening: "Siden åbnes …",
    published: "Udgivet",
    draft: "Kladden er gemt",
    unsaved: "Ændringer gemmes straks",
    saving: "Gemmer …",
    publishing: "Udgiver …",
    invalid: "Ikke gemt: noget passer ikke",
    conflicted: "En anden har ændret det samme",
    offline: "Ingen forbindelse. Ændringerne er her og gemmes senere.",
    expired: "Du er logget ud. Ændringerne er her.",
    gone: "Siden findes ikke længere",
    outdated: "Der er en nyere udgave af redigeringen",
  },
  retry: "Prøv igen",
  logIn: "Log ind",
  reload: "Genindlæs",
  problems: (count) => (count === 1 ? "1 problem" : `${count} problemer`),
  noProblems: "Ingen problemer",
  publishFirst: "Skal rettes, før siden kan udgives",
  nothingChosen: "Vælg en blok på siden eller i listen.",
  moveUp: "Flyt op",
  moveDown: "Flyt ned",
  remove: "Fjern",
  insert: "Tilføj blok efter",
  insertBlock: "Tilføj blok",
  insertInside: "Tilføj blok indeni",
  places: {
    label: "Plads",
    afterBlock: (block) => `Efter »${block}«`,
    insideBlock: (block, placeholder) => `I »${block}« (${placeholder})`,
    first: "Først på siden",
    last: "Sidst på siden",
  },
  search: "Søg efter blok",
  sharedBlock: "Deles med andre sider",
  emptyArea: "Ingen blokke",
  conflict: {
    field: (field) => `En anden har ændret »${field}«.`,
    changed: "En anden har ændret den blok, du fjernede.",
    gone: "Blokken findes ikke længere.",
  },
  mine: "Dit",
  theirs: "Den andens",
  keepMine: "Behold mit",
  takeTheirs: "Tag den andens",
  current: "Udgivet nu",
  draftOf: "Kladde",
  restore: "Gendan",
  restoreTitle: "Erstat kladden?",
  restoreHint:
    "Det, der ikke er udgivet, erstattes af den tidligere version. Så længe siden er åben, kan du fortryde det.",
  discard: "Kassér kladden",
  discardTitle: "Kassér kladden?",
  discardHint: "Det, der ikke er udgivet, forsvinder. Så længe siden er åben, kan du fortryde det.",
  discardPageHint: "Siden har aldrig været udgivet. Den forsvinder helt og kan ikke hentes tilbage.",
  failed: "Det lykkedes ikke. Prøv igen.",
  newPage: {
    title: "Ny side",
    name: "Sidens navn",
    address: "Adresse",
    kind: "Type",
    plain: "Almindelig side",
    create: "Opret siden",
    taken: "Der findes allerede en side på den adresse.",
    wrongAddress:
      "En adresse består af små bogstaver, tal og bindestreger med skråstreg imellem, og kan ikke være et af webstedets egne navne.",
    creating: "Siden oprettes …",
    open: "Åbn den nye side",
  },
  pick: {
    page: "Vælg side",
    image: "Vælg billede",
    file: "Vælg fil",
    search: "Søg",
    foundCount: (count) => (count === 0 ? "Intet fundet" : `${count} fundet`),
    cut: "De første vises. Søg for at finde flere.",
    upload: "Upload fra computeren",
    uploading: "Uploader …",
    tooLong: "Filen er større end 8 MB.",
    refused: "Filen er beskadiget eller af en type, der ikke kan gemmes.",
    close: "Luk",
  },
  areas: { header: "Top", main: "Indhold", footer: "Bund" },
}

const en: OverlayTexts = {
  editor: "Edit the page",
  undo: "Undo",
  redo: "Redo",
  outline: "Blocks of the page",
  aboutPage: "About the page",
  publish: "Publish",
  history: "History",
  leave: "Leave editing",
  cancel: "Cancel",
  states: {
    opening: "The page is being opened …",
    published: "Published",
    draft: "The draft is saved",
    unsaved: "Changes are saved in a moment",
    saving: "Saving …",
    publishing: "Publishing …",
    invalid: "Not saved: something does not fit",
    conflicted: "Somebody else changed the same",
    offline: "No connection. Your changes are here and will be saved later.",
    expired: "You are logged out. Your changes are here.",
    gone: "This page is not there any more",
    outdated: "There is a newer version of the editor",
  },
  retry: "Try again",
  logIn: "Log in",
  reload: "Load anew",
  problems: (count) => (count === 1 ? "1 problem" : `${count} problems`),
  noProblems: "No problems",
  publishFirst: "To be mended before the page can be published",
  nothingChosen: "Choose a block on the page or in the list.",
  moveUp: "Move up",
  moveDown: "Move down",
  remove: "Remove",
  insert: "Add a block after",
  insertBlock: "Add a block",
  insertInside: "Add a block inside",
  places: {
    label: "Place",
    afterBlock: (block) => `After “${block}”`,
    insideBlock: (block, placeholder) => `In “${block}” (${placeholder})`,
    first: "First on the page",
    last: "Last on the page",
  },
  search: "Search blocks",
  sharedBlock: "Shared with other pages",
  emptyArea: "No blocks",
  conflict: {
    field: (field) => `Somebody else changed “${field}”.`,
    changed: "Somebody else changed the block that you removed.",
    gone: "The block is not there any more.",
  },
  mine: "Yours",
  theirs: "Theirs",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  current: "Published now",
  draftOf: "Draft",
  restore: "Restore",
  restoreTitle: "Replace the draft?",
  restoreHint:
    "What is not published is replaced by the earlier version. You can undo this as long as the page is open.",
  discard: "Discard the draft",
  discardTitle: "Discard the draft?",
  discardHint: "What is not published is lost. You can undo this as long as the page is open.",
  discardPageHint: "The page has never been published. All of it is lost and cannot be got back.",
  failed: "That did not work. Try again.",
  newPage: {
    title: "New page",
    name: "Name of the page",
    address: "Address",
    kind: "Kind",
    plain: "Ordinary page",
    create: "Create the page",
    taken: "There is a page at this address already.",
    wrongAddress:
      "An address is made of small letters, digits and dashes, with slashes between, and cannot be one of the site's own.",
    creating: "The page is being made …",
    open: "Open the new page",
  },
  pick: {
    page: "Choose a page",
    image: "Choose a picture",
    file: "Choose a file",
    search: "Search",
    foundCount: (count) => (count === 0 ? "Nothing found" : `${count} found`),
    cut: "The first ones are shown. Search to find more.",
    upload: "Upload from your computer",
    uploading: "Uploading …",
    tooLong: "The file is larger than 8 MB.",
    refused: "The file is broken, or of a kind that cannot be kept.",
    close: "Close",
  },
  areas: { header: "Header", main: "Content", footer: "Footer" },
}

const fi: OverlayTexts = {
  editor: "Muokkaa sivua",
  undo: "Kumoa",
  redo: "Tee uudelleen",
  outline: "Sivun lohkot",
  aboutPage: "Tietoja sivusta",
  publish: "Julkaise",
  history: "Historia",
  leave: "Lopeta muokkaus",
  cancel: "Peruuta",
  states: {
    opening: "Sivua avataan …",
    published: "Julkaistu",
    draft: "Luonnos on tallennettu",
    unsaved: "Muutokset tallennetaan hetken päästä",
    saving: "Tallennetaan …",
    publishing: "Julkaistaan …",
    invalid: "Ei tallennettu: jokin ei täsmää",
    conflicted: "Joku muu on muuttanut samaa kohtaa",
    offline: "Ei yhteyttä. Muutokset ovat tallessa ja tallennetaan myöhemmin.",
    expired: "Olet kirjautunut ulos. Muutokset ovat tallessa.",
    gone: "Sivua ei enää ole",
    outdated: "Muokkaimesta on uudempi versio",
  },
  retry: "Yritä uudelleen",
  logIn: "Kirjaudu sisään",
  reload: "Lataa uudelleen",
  problems: (count) => (count === 1 ? "1 ongelma" : `${count} ongelmaa`),
  noProblems: "Ei ongelmia",
  publishFirst: "Korjattava ennen kuin sivun voi julkaista",
  nothingChosen: "Valitse lohko sivulta tai luettelosta.",
  moveUp: "Siirrä ylös",
  moveDown: "Siirrä alas",
  remove: "Poista",
  insert: "Lisää lohko tämän jälkeen",
  insertBlock: "Lisää lohko",
  insertInside: "Lisää lohko sisälle",
  places: {
    label: "Paikka",
    afterBlock: (block) => `Lohkon ”${block}” jälkeen`,
    insideBlock: (block, placeholder) => `Lohkossa ”${block}” (${placeholder})`,
    first: "Sivun alkuun",
    last: "Sivun loppuun",
  },
  search: "Hae lohkoa",
  sharedBlock: "Yhteinen muiden sivujen kanssa",
  emptyArea: "Ei lohkoja",
  conflict: {
    field: (field) => `Joku muu on muuttanut kohtaa ”${field}”.`,
    changed: "Joku muu on muuttanut lohkoa, jonka poistit.",
    gone: "Lohkoa ei enää ole.",
  },
  mine: "Sinun",
  theirs: "Toisen",
  keepMine: "Pidä omani",
  takeTheirs: "Ota toisen",
  current: "Julkaistu nyt",
  draftOf: "Luonnos",
  restore: "Palauta",
  restoreTitle: "Korvataanko luonnos?",
  restoreHint:
    "Se, mitä ei ole julkaistu, korvataan aiemmalla versiolla. Voit kumota tämän niin kauan kuin sivu on auki.",
  discard: "Hylkää luonnos",
  discardTitle: "Hylätäänkö luonnos?",
  discardHint: "Se, mitä ei ole julkaistu, katoaa. Voit kumota tämän niin kauan kuin sivu on auki.",
  discardPageHint: "Sivua ei ole koskaan julkaistu. Se katoaa kokonaan eikä sitä saa takaisin.",
  failed: "Se ei onnistunut. Yritä uudelleen.",
  newPage: {
    title: "Uusi sivu",
    name: "Sivun nimi",
    address: "Osoite",
    kind: "Laji",
    plain: "Tavallinen sivu",
    create: "Luo sivu",
    taken: "Osoitteessa on jo sivu.",
    wrongAddress:
      "Osoitteessa on pieniä kirjaimia, numeroita ja yhdysmerkkejä, välissä kauttaviivoja, eikä se voi olla sivuston oma nimi.",
    creating: "Sivua luodaan …",
    open: "Avaa uusi sivu",
  },
  pick: {
    page: "Valitse sivu",
    image: "Valitse kuva",
    file: "Valitse tiedosto",
    search: "Hae",
    foundCount: (count) => (count === 0 ? "Ei löytynyt mitään" : `Löytyi ${count}`),
    cut: "Ensimmäiset näytetään. Löydät lisää hakemalla.",
    upload: "Lataa tietokoneelta",
    uploading: "Ladataan …",
    tooLong: "Tiedosto on suurempi kuin 8 Mt.",
    refused: "Tiedosto on vioittunut tai tyyppiä, jota ei voi tallentaa.",
    close: "Sulje",
  },
  areas: { header: "Yläosa", main: "Sisältö", footer: "Alaosa" },
}

const sk: OverlayTexts = {
  editor: "Upraviť stránku",
  undo: "Späť",
  redo: "Znova",
  outline: "Bloky stránky",
  aboutPage: "O stránke",
  publish: "Zverejniť",
  history: "História",
  leave: "Ukončiť úpravy",
  cancel: "Zrušiť",
  states: {
    opening: "Stránka sa otvára …",
    published: "Zverejnené",
    draft: "Koncept je uložený",
    unsaved: "Zmeny sa o chvíľu uložia",
    saving: "Ukladá sa …",
    publishing: "Zverejňuje sa …",
    invalid: "Neuložené: niečo nesedí",
    conflicted: "Niekto iný zmenil to isté",
    offline: "Bez spojenia. Zmeny zostávajú a uložia sa neskôr.",
    expired: "Ste odhlásení. Zmeny zostávajú.",
    gone: "Stránka už neexistuje",
    outdated: "Existuje novšia verzia editora",
  },
  retry: "Skúsiť znova",
  logIn: "Prihlásiť sa",
  reload: "Načítať znova",
  problems: (count) =>
    count === 1 ? "1 problém" : count < 5 && count > 1 ? `${count} problémy` : `${count} problémov`,
  noProblems: "Žiadne problémy",
  publishFirst: "Treba opraviť pred zverejnením",
  nothingChosen: "Vyberte blok na stránke alebo v zozname.",
  moveUp: "Posunúť vyššie",
  moveDown: "Posunúť nižšie",
  remove: "Odstrániť",
  insert: "Pridať blok za",
  insertBlock: "Pridať blok",
  insertInside: "Pridať blok dovnútra",
  places: {
    label: "Miesto",
    afterBlock: (block) => `Za „${block}“`,
    insideBlock: (block, placeholder) => `V „${block}“ (${placeholder})`,
    first: "Na začiatok stránky",
    last: "Na koniec stránky",
  },
  search: "Hľadať blok",
  sharedBlock: "Spoločné s inými stránkami",
  emptyArea: "Žiadne bloky",
  conflict: {
    field: (field) => `Niekto iný zmenil pole „${field}“.`,
    changed: "Niekto iný zmenil blok, ktorý ste odstránili.",
    gone: "Blok už neexistuje.",
  },
  mine: "Vaše",
  theirs: "Od iného",
  keepMine: "Ponechať moje",
  takeTheirs: "Prevziať od iného",
  current: "Zverejnené teraz",
  draftOf: "Koncept",
  restore: "Obnoviť",
  restoreTitle: "Nahradiť koncept?",
  restoreHint: "Čo nie je zverejnené, nahradí staršia verzia. Kým je stránka otvorená, môžete to vrátiť späť.",
  discard: "Zahodiť koncept",
  discardTitle: "Zahodiť koncept?",
  discardHint: "Čo nie je zverejnené, sa stratí. Kým je stránka otvorená, môžete to vrátiť späť.",
  discardPageHint: "Stránka nebola nikdy zverejnená. Stratí sa celá a nedá sa získať späť.",
  failed: "Nepodarilo sa to. Skúste znova.",
  newPage: {
    title: "Nová stránka",
    name: "Názov stránky",
    address: "Adresa",
    kind: "Druh",
    plain: "Bežná stránka",
    create: "Vytvoriť stránku",
    taken: "Na tejto adrese už je stránka.",
    wrongAddress:
      "Adresa sa skladá z malých písmen, číslic a pomlčiek, oddelených lomkami, a nemôže to byť vlastný názov webu.",
    creating: "Stránka sa vytvára …",
    open: "Otvoriť novú stránku",
  },
  pick: {
    page: "Vybrať stránku",
    image: "Vybrať obrázok",
    file: "Vybrať súbor",
    search: "Hľadať",
    foundCount: (count) => (count === 0 ? "Nič sa nenašlo" : `Nájdené: ${count}`),
    cut: "Zobrazujú sa prvé. Hľadaním nájdete ďalšie.",
    upload: "Nahrať z počítača",
    uploading: "Nahráva sa …",
    tooLong: "Súbor je väčší ako 8 MB.",
    refused: "Súbor je poškodený alebo ho v tomto formáte nemožno uložiť.",
    close: "Zavrieť",
  },
  areas: { header: "Hlavička", main: "Obsah", footer: "Pätička" },
}

export function getOverlayTexts(language: string): OverlayTexts {
  return getTexts({ sv, nb, da, en, fi, sk }, language)
}
