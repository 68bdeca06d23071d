import type { KitMessages } from "@forecourt/ui-kit/kit-provider"
import { messages as da } from "@forecourt/ui-kit/messages/da"
import { messages as en } from "@forecourt/ui-kit/messages/en"
import { messages as fi } from "@forecourt/ui-kit/messages/fi"
import { messages as nb } from "@forecourt/ui-kit/messages/nb"
import { messages as sk } from "@forecourt/ui-kit/messages/sk"
import { messages as sv } from "@forecourt/ui-kit/messages/sv"

export const LOCALES = { sv: "sv-SE", nb: "nb-NO", da: "da-DK", en: "en-GB", fi: "fi-FI", sk: "sk-SK" } as const

export type Language = keyof typeof LOCALES

export const MESSAGES: Readonly<Record<Language, KitMessages>> = { sv, nb, da, en, fi, sk }
