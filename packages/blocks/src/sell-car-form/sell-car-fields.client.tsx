"use client"

import { sellCarForm } from "@forecourt/contracts/forms/definitions"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ChoiceField } from "../forms/choice-field.tsx"
import { MessageForm, type MessageIslandProps } from "../forms/message-form.tsx"

const part = anatomy("sell-car-fields")

const CONTROLS = { choice: ChoiceField }

/** Renders the fields about a car. Spec 3 §2.2, §5.2. */
export function SellCarFields(props: MessageIslandProps) {
  return (
    <div {...part("root")} {...getIslandRootProps("SellCarFields")}>
      <MessageForm {...props} form={sellCarForm} controls={CONTROLS} />
    </div>
  )
}
