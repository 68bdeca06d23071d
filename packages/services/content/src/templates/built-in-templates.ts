import type { Template } from "./template.types.ts"

/** The platform's template of dictionary entries, for which older clients search by this identifier. */
export const DICTIONARY_ENTRY_ID = "6d1cd897-1936-4a3a-a511-289a94c2a7b1"

/** The templates of items that only hold a tree together and have no content. */
export const STRUCTURE = {
  folder: "Folder",
  tenant: "Tenant",
  site: "Site",
  pageData: "Page Data",
  partialDesign: "Partial Design",
  dictionary: "Dictionary Folder",
  dictionaryEntry: "Dictionary Entry",
} as const

/** The platform's template for the root of an app, for which older clients search above the home page. */
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
