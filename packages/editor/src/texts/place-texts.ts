import { languageIn } from "./language-in.ts"

interface PlaceTexts {
  readonly area: (block: string, area: string) => string
  readonly allow: (block: string) => string
  readonly max: (most: number) => string
}

const TEXTS = {
  sv: {
    area: (block, area) => `”${block}” får inte stå i området ${area}.`,
    allow: (block) => `”${block}” får inte stå här.`,
    max: (most) => `Här får högst ${most} block stå.`,
  },
  nb: {
    area: (block, area) => `«${block}» kan ikke stå i området ${area}.`,
    allow: (block) => `«${block}» kan ikke stå her.`,
    max: (most) => `Her kan det stå høyst ${most} blokker.`,
  },
  da: {
    area: (block, area) => `»${block}« må ikke stå i området ${area}.`,
    allow: (block) => `»${block}« må ikke stå her.`,
    max: (most) => `Her må der højst stå ${most} blokke.`,
  },
  en: {
    area: (block, area) => `“${block}” cannot stand in the area ${area}.`,
    allow: (block) => `“${block}” cannot stand here.`,
    max: (most) => `At most ${most} blocks can stand here.`,
  },
  fi: {
    area: (block, area) => `”${block}” ei voi olla alueella ${area}.`,
    allow: (block) => `”${block}” ei voi olla tässä.`,
    max: (most) => `Tässä voi olla enintään ${most} lohkoa.`,
  },
  sk: {
    area: (block, area) => `„${block}“ nemôže byť v oblasti ${area}.`,
    allow: (block) => `„${block}“ tu nemôže byť.`,
    max: (most) => `Najvyšší počet blokov na tomto mieste: ${most}.`,
  },
} satisfies Readonly<Record<string, PlaceTexts>>

/** What is said of a block that may not stand where it stands. */
export function placeTexts(language: string): PlaceTexts {
  return languageIn(TEXTS, language)
}
