import { getTexts } from "./language-in.ts"

interface PlaceTexts {
  readonly area: (block: string, area: string) => string
  readonly allow: (block: string) => string
  readonly max: (most: number) => string
  /**
   * Returns the message for a field or page that the storage has rejected. `field` is the field's label, or `undefined`
   * for a page.
   */
  readonly storageRefusal: (field: string | undefined) => string
}

const TEXTS = {
  sv: {
    area: (block, area) => `”${block}” får inte stå i området ${area}.`,
    allow: (block) => `”${block}” får inte stå här.`,
    max: (most) => `Här får högst ${most} block stå.`,
    storageRefusal: (field) =>
      field === undefined ? "Sidan kan inte sparas som den är." : `”${field}” kan inte sparas som det står.`,
  },
  nb: {
    area: (block, area) => `«${block}» kan ikke stå i området ${area}.`,
    allow: (block) => `«${block}» kan ikke stå her.`,
    max: (most) => `Her kan det stå høyst ${most} blokker.`,
    storageRefusal: (field) =>
      field === undefined ? "Siden kan ikke lagres som den er." : `«${field}» kan ikke lagres slik det står.`,
  },
  da: {
    area: (block, area) => `»${block}« må ikke stå i området ${area}.`,
    allow: (block) => `»${block}« må ikke stå her.`,
    max: (most) => `Her må der højst stå ${most} blokke.`,
    storageRefusal: (field) =>
      field === undefined ? "Siden kan ikke gemmes, som den er." : `»${field}« kan ikke gemmes, som det står.`,
  },
  en: {
    area: (block, area) => `“${block}” cannot stand in the area ${area}.`,
    allow: (block) => `“${block}” cannot stand here.`,
    max: (most) => `At most ${most} blocks can stand here.`,
    storageRefusal: (field) =>
      field === undefined ? "The page cannot be saved as it is." : `“${field}” cannot be saved as it is.`,
  },
  fi: {
    area: (block, area) => `”${block}” ei voi olla alueella ${area}.`,
    allow: (block) => `”${block}” ei voi olla tässä.`,
    max: (most) => `Tässä voi olla enintään ${most} lohkoa.`,
    storageRefusal: (field) =>
      field === undefined ? "Sivua ei voi tallentaa tällaisena." : `Kenttää ”${field}” ei voi tallentaa tällaisena.`,
  },
  sk: {
    area: (block, area) => `„${block}“ nemôže byť v oblasti ${area}.`,
    allow: (block) => `„${block}“ tu nemôže byť.`,
    max: (most) => `Najvyšší počet blokov na tomto mieste: ${most}.`,
    storageRefusal: (field) =>
      field === undefined ? "Stránka sa takto nedá uložiť." : `Pole „${field}“ sa takto nedá uložiť.`,
  },
} satisfies Readonly<Record<string, PlaceTexts>>

export function createPlaceTexts(language: string): PlaceTexts {
  return getTexts(TEXTS, language)
}
