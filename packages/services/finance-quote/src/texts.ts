import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"

type Texts = RefusalTexts<"VehicleNotFinanced" | "OrganisationUnknown" | "QuoteUnknown">

/** What the service says of refusals that are its own. */
export const TEXTS: Readonly<Record<ServiceLanguage, Texts>> = {
  sv: textsOf(
    "Bilen kan inte finansieras.",
    "Den här återförsäljaren har ingen finansiering.",
    "Offerten finns inte längre.",
  ),
  nb: textsOf(
    "Bilen kan ikke finansieres.",
    "Denne forhandleren har ingen finansiering.",
    "Tilbudet finnes ikke lenger.",
  ),
  da: textsOf(
    "Bilen kan ikke finansieres.",
    "Denne forhandler har ingen finansiering.",
    "Tilbuddet findes ikke længere.",
  ),
  en: textsOf(
    "This vehicle cannot be financed.",
    "There is no finance from this dealer.",
    "This quote is no longer there.",
  ),
  fi: textsOf("Autoa ei voi rahoittaa.", "Tällä jälleenmyyjällä ei ole rahoitusta.", "Tarjousta ei enää ole."),
  sk: textsOf("Toto auto nemožno financovať.", "Tento predajca neponúka financovanie.", "Ponuka už neexistuje."),
}

function textsOf(VehicleNotFinanced: string, OrganisationUnknown: string, QuoteUnknown: string): Texts {
  return { refusals: { VehicleNotFinanced, OrganisationUnknown, QuoteUnknown } }
}
