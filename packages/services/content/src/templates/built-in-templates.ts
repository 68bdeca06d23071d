import type { Template } from "./template.types.ts"

/** The template identifier by which older clients search for dictionary entries. */
export const DICTIONARY_ENTRY_ID = "6d1cd897-1936-4a3a-a511-289a94c2a7b1"

export const STRUCTURE = {
  folder: "Folder",
  tenant: "Tenant",
  site: "Site",
  pageData: "Page Data",
  partialDesign: "Partial Design",
  dictionary: "Dictionary Folder",
  dictionaryEntry: "Dictionary Entry",
} as const

/** The template identifier by which older clients find the root of an app among the ancestors of the home page. */
export const APP_ROOT_ID = "061cba15-5474-4b91-8a06-17903b102b82"

export const BUILT_IN_TEMPLATES: readonly Template[] = [
  { name: STRUCTURE.folder, fields: [] },
  { name: STRUCTURE.tenant, fields: [] },
  { name: STRUCTURE.site, fields: [] },
  { name: STRUCTURE.pageData, base: [STRUCTURE.folder], fields: [] },
  { name: STRUCTURE.partialDesign, fields: [] },
  { name: STRUCTURE.dictionary, base: [STRUCTURE.folder], fields: [] },
  {
    name: STRUCTURE.dictionaryEntry,
    fields: [
      { name: "Key", type: "Single-Line Text", prop: "key" },
      { name: "Phrase", type: "Multi-Line Text", prop: "phrase" },
    ],
  },
]
