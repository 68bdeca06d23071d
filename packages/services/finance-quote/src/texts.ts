import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"

type Texts = RefusalTexts<"VehicleNotFinanced" | "OrganisationUnknown" | "QuoteUnknown">

export const TEXTS: Readonly<Record<ServiceLanguage, Texts>> = {
  sv: createTexts(
    "Bilen kan inte finansieras.",
    "Den här återförsäljaren har ingen finansiering.",
    "Offerten finns inte längre.",
  ),
  nb: createTexts(
    "Bilen kan ikke finansieres.",
    "Denne forhandleren har ingen finansiering.",
    "Tilbudet finnes ikke lenger.",
  ),
  da: createTexts(
    "Bilen kan ikke finansieres.",
    "Denne forhandler har ingen finansiering.",
    "Tilbuddet findes ikke længere.",
  ),
  en: createTexts(
    "This vehicle cannot be financed.",
    "There is no finance from this dealer.",
    "This quote is no longer there.",
  ),
  fi: createTexts("Autoa ei voi rahoittaa.", "Tällä jälleenmyyjällä ei ole rahoitusta.", "Tarjousta ei enää ole."),
  sk: createTexts("Toto auto nemožno financovať.", "Tento predajca neponúka financovanie.", "Ponuka už neexistuje."),
}

function createTexts(VehicleNotFinanced: string, OrganisationUnknown: string, QuoteUnknown: string): Texts {
  return { refusals: { VehicleNotFinanced, OrganisationUnknown, QuoteUnknown } }
}
