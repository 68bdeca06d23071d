import type { Language } from "./words.types.ts"

export interface Picture {
  /**
   * The path of the picture, relative to `/-/media/artwork/`, such as `scenes/nordic-street-{ratio}.svg`. The
   * placeholder `{ratio}` is part of the path.
   */
  readonly address: string
  readonly alt: Readonly<Record<Language, string>>
}

export const SCENES: readonly Picture[] = [
  {
    address: "scenes/nordic-street-{ratio}.svg",
    alt: {
      sv: "Illustration: en blå kombi på en gata med låga trähus",
      nb: "Illustrasjon: en blå stasjonsvogn i en gate med lave trehus",
      en: "Illustration: a blue estate car in a street of low wooden houses",
      fi: "Piirros: sininen farmariauto matalien puutalojen kadulla",
      sk: "Ilustrácia: modré kombi na ulici s nízkymi drevenými domami",
    },
  },
  {
    address: "scenes/workshop-{ratio}.svg",
    alt: {
      sv: "Illustration: en mekaniker under en bil på lyft",
      nb: "Illustrasjon: en mekaniker under en bil på løftebukk",
      en: "Illustration: a mechanic under a car on a lift",
      fi: "Piirros: mekaanikko nosturilla olevan auton alla",
      sk: "Ilustrácia: mechanik pod autom na zdviháku",
    },
  },
  {
    address: "scenes/harbour-{ratio}.svg",
    alt: {
      sv: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      nb: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
      en: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
      fi: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
      sk: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
    },
  },
  {
    address: "details/wheel-{ratio}.svg",
    alt: {
      sv: "Illustration: ett hjul i snö, i närbild",
      nb: "Illustrasjon: et hjul i snø, på nært hold",
      en: "Illustration: a wheel in snow, close up",
      fi: "Piirros: pyörä lumessa lähikuvassa",
      sk: "Ilustrácia: koleso na snehu zblízka",
    },
  },
]

export const CARS: readonly Picture[] = [
  {
    address: "cars/suv-quarter-spruce.svg",
    alt: {
      sv: "Illustration: mörkgrön suv, snett framifrån",
      nb: "Illustrasjon: mørkegrønn SUV, skrått forfra",
      en: "Illustration: dark green SUV at an angle",
      fi: "Piirros: tummanvihreä katumaasturi viistosti edestä",
      sk: "Ilustrácia: tmavozelené SUV šikmo spredu",
    },
  },
  {
    address: "cars/estate-quarter-fjord.svg",
    alt: {
      sv: "Illustration: blå kombi, snett framifrån",
      nb: "Illustrasjon: blå stasjonsvogn, skrått forfra",
      en: "Illustration: blue estate car at an angle",
      fi: "Piirros: sininen farmariauto viistosti edestä",
      sk: "Ilustrácia: modré kombi šikmo spredu",
    },
  },
  {
    address: "cars/city-car-quarter-amber.svg",
    alt: {
      sv: "Illustration: gul småbil, snett framifrån",
      nb: "Illustrasjon: gul småbil, skrått forfra",
      en: "Illustration: yellow city car at an angle",
      fi: "Piirros: keltainen pikkuauto viistosti edestä",
      sk: "Ilustrácia: žlté mestské auto šikmo spredu",
    },
  },
]

export const CUTS = { wide: ["21x9", 2520, 1080], plain: ["4x3", 1600, 1200], phone: ["4x5", 1200, 1500] } as const
