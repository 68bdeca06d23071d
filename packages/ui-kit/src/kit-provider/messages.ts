import type { KitMessages } from "../messages/generated/kit-messages.ts"

export type { KitMessages }

export type MessageKey = keyof KitMessages

/** Puts values into the `{name}` places of a text. */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
