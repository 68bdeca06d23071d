"use client"

import { serviceRequestForm } from "@forecourt/contracts/forms/definitions"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CheckboxesField } from "../forms/checkboxes-field.tsx"
import { ConsentField } from "../forms/consent-field.tsx"
import { DayField } from "../forms/day-field.tsx"
import { DealershipField } from "../forms/dealership-field.tsx"
import { MessageForm, type MessageIslandProps } from "../forms/message-form.tsx"

const part = anatomy("service-request-fields")

const CONTROLS = { dealership: DealershipField, checkboxes: CheckboxesField, date: DayField, consent: ConsentField }

/** Renders the fields of a service request. Spec 3 §2.3, §5.3. */
export function ServiceRequestFields(props: MessageIslandProps) {
  return (
    <div {...part("root")} {...getIslandRootProps("ServiceRequestFields")}>
      <MessageForm {...props} form={serviceRequestForm} controls={CONTROLS} />
    </div>
  )
}
