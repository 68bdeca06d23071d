export interface WebLink {
  href: string
  text?: string
  target?: string
  title?: string
}

export function readLink(field: Readonly<Record<string, unknown>> | null | undefined): WebLink | null {
  const value = field?.value
  if (typeof value !== "object" || value === null) return null
  const { href, text, target, title } = value as Readonly<Record<string, unknown>>
  if (typeof href !== "string" || href === "") return null
  return {
    href,
    ...(isFilled(text) && { text }),
    ...(isFilled(target) && { target }),
    ...(isFilled(title) && { title }),
  }
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}
