"use client"

import { createContext, use } from "react"
import { formatText } from "../texts/fill-text.ts"
import type { FormText, FormTexts } from "../texts/form-texts.ts"
import type { Fix, FormIssue, Pickers } from "./form.types.ts"

export interface FormContextValue extends Pickers {
  readonly language: string
  readonly texts: FormTexts
  readonly issues: readonly FormIssue[]
  readonly showAll: boolean
  readonly timeZone: string
  readonly fixesFor: (issue: FormIssue) => readonly Fix[]
  readonly onFix: (fix: Fix) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useBlockForm(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error("editor: a control of a form stands outside of it. Render it inside BlockForm.")
  return form
}

/** Returns a function for texts in the editor's language: `text("atMost", { max: 4 })`. */
export function useFormText(): (key: FormText, values?: Readonly<Record<string, string | number>>) => string {
  const { texts } = useBlockForm()
  return (key, values) => formatText(texts, key, values)
}

/**
 * Returns a function that selects the text in the editor's language. If there is none, the function returns the English
 * text with `lang: "en"`. If there is no English text either, it returns `otherwise`.
 */
export function useLocalised(): (
  texts: Readonly<Record<string, string>> | undefined,
  otherwise: string,
) => { readonly text: string; readonly lang: string | undefined } {
  const { language } = useBlockForm()
  return (texts = {}, otherwise) => {
    const text = texts[language]
    if (text !== undefined) return { text, lang: undefined }
    return { text: texts.en ?? otherwise, lang: texts.en === undefined || language === "en" ? undefined : "en" }
  }
}
