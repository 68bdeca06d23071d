import type { TextKey } from "@forecourt/renderer"
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { expect, test } from "vitest"
import { messageFormTexts } from "./message-form.texts.ts"

test.each(["sv", "nb", "da", "en", "fi", "sk"] as const)(
  "the phone error of a form says 6 and 20 in %s",
  (language) => {
    const texts = messageFormTexts(
      (key, values) => fillIn(dictionary.properties[key as TextKey]["x-text"][language], values),
      { failed: "carDetailFormError" },
    )

    expect(texts.phoneError).toMatch(/6\D+20/)
  },
)
