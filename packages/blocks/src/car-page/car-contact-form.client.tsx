"use client"

import { carContactForm } from "@forecourt/contracts/forms/definitions"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CheckboxField } from "../forms/checkbox-field.tsx"
import { DealershipField } from "../forms/dealership-field.tsx"
import { MessageForm, type MessageIslandProps } from "../forms/message-form.tsx"

const part = anatomy("car-contact-form")

const CONTROLS = { dealership: DealershipField, checkbox: CheckboxField }

/** Renders the form with which visitors send a message to the seller. Spec 2 §2.5, §4, §5. */
export function CarContactForm(props: MessageIslandProps) {
  return (
    <div {...part("root")} {...getIslandRootProps("CarContactForm")}>
      <MessageForm {...props} form={carContactForm} controls={CONTROLS} />
    </div>
  )
}
