export type EditorLanguage = "sv" | "nb" | "da" | "en" | "fi" | "sk"

const LANGUAGES: Readonly<Record<string, EditorLanguage>> = {
  sv: "sv",
  nb: "nb",
  nn: "nb",
  no: "nb",
  da: "da",
  en: "en",
  fi: "fi",
  sk: "sk",
}

/**
 * Returns the editor language for a language code such as `nb-NO` or `no`. Returns English for a language that the
 * editor does not support.
 */
export function toEditorLanguage(code: string): EditorLanguage {
  return LANGUAGES[code.toLowerCase().split("-")[0] ?? ""] ?? "en"
}

export function getTexts<Texts>(texts: Readonly<Record<EditorLanguage, Texts>>, code: string): Texts {
  return texts[toEditorLanguage(code)]
}
