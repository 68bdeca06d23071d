import type { KitMessages } from "../messages/generated/kit-messages.ts"

export type { KitMessages }

export type MessageKey = keyof KitMessages

/** Replaces the placeholders of a text, such as `{name}`, with the given values. */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
