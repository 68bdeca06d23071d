import { carContactForm } from "@forecourt/contracts/forms/definitions"
import type { TextKey } from "@forecourt/renderer"
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { expect, test } from "vitest"
import { createMessageFormTexts } from "./message-form.texts.ts"

test.each(["sv", "nb", "da", "en", "fi", "sk"] as const)(
  "in the language %s the error for an invalid phone number states the minimum length 6 and the maximum length 20",
  (language) => {
    const texts = createMessageFormTexts(
      (key, values) => formatMessage(dictionary.properties[key as TextKey]["x-text"][language], values),
      carContactForm,
    )

    expect(texts.phoneError).toMatch(/6\D+20/)
  },
)
