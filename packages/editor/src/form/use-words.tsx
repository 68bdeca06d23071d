"use client"

import type { ReactNode } from "react"
import type { FormField } from "../generated/form.js"
import { useBlockForm, useLocalised } from "./form-context.tsx"

interface Words {
  /** What the field is called, as a text. */
  readonly name: string
  readonly label: ReactNode
  readonly help: ReactNode
}

/** What a field is called and what is to know of it. What is not in the editor's language says which one it is in. */
export function useWords({ name, label, help }: FormField): Words {
  const { language } = useBlockForm()
  const { text, lang } = useLocalised()(label, name)
  return {
    name: text,
    label: lang === undefined ? text : <span lang={lang}>{text}</span>,
    // Schemas describe themselves in English.
    help: help === undefined ? null : <span lang={language === "en" ? undefined : "en"}>{help}</span>,
  }
}
