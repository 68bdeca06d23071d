import type { FileField, SiteContext, TextKey } from "@forecourt/renderer"
import type { FileDownloadListFile } from "../generated/file-download-list.ts"

/** The number of files that are visible before the list is expanded. Spec 1 §9. */
export const COLLAPSED_FILES = 3

type File = FileField["value"]

export function getName({ file: { value }, title }: FileDownloadListFile): string {
  return title?.value || value.title || value.displayName || value.name || getLastStep(value.src)
}

function getLastStep(src: string): string {
  const path = src.split(/[?#]/, 1)[0] ?? ""
  return path.slice(path.lastIndexOf("/") + 1)
}

export function getExtension({ extension, src }: File): string | null {
  const text = extension?.replace(/^\./, "") || /\.([a-z0-9]{1,5})$/i.exec(getLastStep(src))?.[1]
  return text ? text.toUpperCase() : null
}

const KINDS: readonly (readonly [TextKey, readonly string[]])[] = [
  ["files.document", ["DOC", "DOCX", "ODT", "RTF"]],
  ["files.sheet", ["XLS", "XLSX", "ODS", "CSV"]],
  ["files.slides", ["PPT", "PPTX", "ODP"]],
  ["files.picture", ["AVIF", "GIF", "JPEG", "JPG", "PNG", "SVG", "TIF", "TIFF", "WEBP"]],
  ["files.film", ["MOV", "MP4", "WEBM"]],
  ["files.sound", ["M4A", "MP3", "WAV"]],
  ["files.archive", ["ZIP"]],
]

/**
 * Formats the type and the size of a file, such as "Kalkylblad, 1,5 MB". For an unknown type, the file extension is
 * used.
 */
export function formatFacts(file: File, site: Pick<SiteContext, "text" | "locale">): string {
  const extension = getExtension(file)
  const key = KINDS.find(([, extensions]) => extension !== null && extensions.includes(extension))?.[0]
  const facts = [key ? site.text(key) : extension, file.size ? formatSize(file.size, site.locale) : null]
  return facts.filter((fact) => fact !== null).join(", ")
}

const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const
const STEP = 1000

export function formatSize(bytes: number, locale: string): string {
  let value = Math.max(bytes / STEP, 1)
  let unit = 0
  while (value >= STEP - 0.5 && unit < UNITS.length - 1) {
    value /= STEP
    unit += 1
  }
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[unit],
    maximumFractionDigits: unit > 0 && value < 10 ? 1 : 0,
  }).format(value)
}
