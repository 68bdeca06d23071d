// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** Where a field lives in the content platform; present in editing only. */
export interface FieldMetadata {
  /** Item that holds the field. */
  contextItem: { id: string; language: string; version: number; revision?: string }
  fieldId: string
  fieldType: string
  rawValue?: string
}

/** Plain text, edited in place. */
export interface TextField {
  value: string
  metadata?: FieldMetadata
  editable?: boolean
}

/** Formatted text, edited in place and cleaned before it is drawn. */
export interface RichTextField {
  value: string
  metadata?: FieldMetadata
  editable?: boolean
}

/** A picture with its alternative text. */
export interface ImageField {
  value: { src: string; alt?: string; width?: number; height?: number; title?: string }
  metadata?: FieldMetadata
  editable?: boolean
}

/** A link to a page, a document, a phone number or an address elsewhere. */
export interface LinkField {
  value: {
    href: string
    text?: string
    target?: string
    title?: string
    class?: string
    linktype?: string
    id?: string
    anchor?: string
    querystring?: string
  }
  metadata?: FieldMetadata
  editable?: boolean
}

/** A document or a film from the media library. */
export interface FileField {
  value: {
    src: string
    name?: string
    displayName?: string
    title?: string
    description?: string
    keywords?: string
    extension?: string
    mimeType?: string
    size?: number
  }
  metadata?: FieldMetadata
  editable?: boolean
}

/** A day or a moment. */
export interface DateField {
  value: string
  metadata?: FieldMetadata
  editable?: boolean
}

/** A pointer to another item of the content platform. */
export interface Reference {
  id: string
  url?: string
  name?: string
  displayName?: string
}

/** A page in the navigation, with the pages below it. */
export interface NavigationItem {
  name: string
  path: string
  navigationTitle?: string
  hideInNavigation?: boolean
  shouldBeNavigableInMenuWhenItHasChildren?: boolean
  externalLink?: LinkField
  children?: NavigationItem[]
}

/** A language that the page can be read in. */
export interface LanguageEntry {
  name: string
  displayName?: string
  englishName?: string
  nativeName?: string
  path: string
}

/** Heading level of a title, chosen so that the page keeps one outline. */
export type TitleTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "p"
