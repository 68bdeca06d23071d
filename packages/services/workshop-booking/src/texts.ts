import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"

export type Texts = RefusalTexts<WorkshopBookingProblem> & {
  readonly refusals: { readonly ServerError: string }
}

/** The error messages of the service for visitors, by language. Spec 3 §8.1. */
export const TEXTS: Readonly<Record<ServiceLanguage, Texts>> = {
  sv: {
    refusals: {
      InvalidReg: "Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt",
      VehicleNotFound: "Fordonet hittades inte, kontrollera att registreringsnumret är korrekt",
      BrandNotSupported: "Vi kan inte erbjuda service för bilar av märket {brand}.",
      TimeslotNotAvailable: "Tiden är inte tillgänglig, vänligen välj en annan tid",
      BookingLimitReached: "Du kan inte boka fler tider på webben just nu. Ring verkstaden, så bokar vi åt dig.",
      HoldLimitReached: "Tiden kan inte reserveras, men du kan boka den.",
      HoldOver: "Reservationen har gått ut. Du kan boka tiden så länge den är ledig.",
      OrderDropped: "Bokningen kom inte fram. Boka igen.",
      ServerError: "Något gick fel, försök igen",
    },
  },
  nb: {
    refusals: {
      InvalidReg: "Ugyldig registreringsnummer, kontroller at registreringsnummeret er riktig",
      VehicleNotFound: "Vi fant ikke kjøretøyet, kontroller at registreringsnummeret er riktig",
      BrandNotSupported: "Vi kan ikke tilby service for biler av merket {brand}.",
      TimeslotNotAvailable: "Tidspunktet er ikke ledig, velg et annet tidspunkt",
      BookingLimitReached:
        "Du kan ikke bestille flere timer på nett akkurat nå. Ring verkstedet, så bestiller vi for deg.",
      HoldLimitReached: "Timen kan ikke reserveres, men du kan bestille den.",
      HoldOver: "Reservasjonen er utløpt. Du kan bestille timen så lenge den er ledig.",
      OrderDropped: "Bestillingen kom ikke fram. Bestill på nytt.",
      ServerError: "Noe gikk galt, prøv igjen",
    },
  },
  da: {
    refusals: {
      InvalidReg: "Ugyldigt registreringsnummer, kontrollér at registreringsnummeret er rigtigt",
      VehicleNotFound: "Køretøjet blev ikke fundet, kontrollér at registreringsnummeret er rigtigt",
      BrandNotSupported: "Vi kan ikke tilbyde service til biler af mærket {brand}.",
      TimeslotNotAvailable: "Tiden er ikke ledig, vælg en anden tid",
      BookingLimitReached: "Du kan ikke booke flere tider online lige nu. Ring til værkstedet, så booker vi for dig.",
      HoldLimitReached: "Tiden kan ikke reserveres, men du kan booke den.",
      HoldOver: "Reservationen er udløbet. Du kan booke tiden, så længe den er ledig.",
      OrderDropped: "Bestillingen kom ikke frem. Bestil igen.",
      ServerError: "Noget gik galt, prøv igen",
    },
  },
  en: {
    refusals: {
      InvalidReg: "Invalid registration number, check that it is correct",
      VehicleNotFound: "The vehicle was not found, check that the registration number is correct",
      BrandNotSupported: "We cannot offer service for cars of the brand {brand}.",
      TimeslotNotAvailable: "The time is not available, please choose another one",
      BookingLimitReached: "You cannot book more times online right now. Call the workshop and we will book for you.",
      HoldLimitReached: "The time cannot be reserved, but you can book it.",
      HoldOver: "The reservation has ended. You can book the time as long as it is free.",
      OrderDropped: "Your booking did not arrive. Book again.",
      ServerError: "Something went wrong, try again",
    },
  },
  fi: {
    refusals: {
      InvalidReg: "Virheellinen rekisteritunnus, tarkista että se on oikein",
      VehicleNotFound: "Ajoneuvoa ei löytynyt, tarkista että rekisteritunnus on oikein",
      BrandNotSupported: "Emme voi tarjota huoltoa merkin {brand} autoille.",
      TimeslotNotAvailable: "Aika ei ole vapaana, valitse toinen aika",
      BookingLimitReached:
        "Et voi juuri nyt varata lisää aikoja verkossa. Soita korjaamolle, niin varaamme puolestasi.",
      HoldLimitReached: "Aikaa ei voi pitää varattuna, mutta voit varata sen.",
      HoldOver: "Ajan pito on päättynyt. Voit varata ajan niin kauan kuin se on vapaana.",
      OrderDropped: "Varaus ei tullut perille. Varaa uudelleen.",
      ServerError: "Jokin meni vikaan, yritä uudelleen",
    },
  },
  sk: {
    refusals: {
      InvalidReg: "Neplatné evidenčné číslo, skontrolujte, či je správne",
      VehicleNotFound: "Vozidlo sa nenašlo, skontrolujte, či je evidenčné číslo správne",
      BrandNotSupported: "Pre autá značky {brand} nemôžeme ponúknuť servis.",
      TimeslotNotAvailable: "Termín nie je voľný, vyberte si iný",
      BookingLimitReached: "Cez web si teraz nemôžete objednať ďalšie termíny. Zavolajte do servisu a objednáme vás.",
      HoldLimitReached: "Termín sa nedá rezervovať vopred, môžete si ho však objednať.",
      HoldOver: "Rezervácia termínu sa skončila. Kým je voľný, môžete si ho objednať.",
      OrderDropped: "Rezervácia nedorazila. Rezervujte znova.",
      ServerError: "Niečo sa pokazilo, skúste to znova",
    },
  },
}
