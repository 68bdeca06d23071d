import { isReachable } from "@forecourt/tyre-hotel-machine"
import { ContactFields, type ContactFieldsLabels, type ContactValues } from "@forecourt/ui-kit/contact-fields"
import { useState } from "react"
import button from "../looks/button.module.css"
import { Alert, type PageProps, ReachedHeading } from "./flow-page.tsx"
import css from "./pages.module.css"
import shared from "./tire-hotel.module.css"
import type { FlowTexts } from "./tire-hotel.texts.ts"

interface ContactFormProps extends PageProps {
  /** What is said together with the heading: the time, or that the workshop gets back with one. */
  readonly describedBy: string
  /** What was written before another day or time was chosen. */
  readonly values: ContactValues | null
  readonly onValuesChange: (values: ContactValues) => void
}

/** Whom the workshop turns to, and the button that books. Spec 3 §5.4. */
export function ContactForm(props: ContactFormProps) {
  const { snapshot, send, texts, heading, isReached, describedBy, values, onValuesChange } = props
  // The fields keep their own text: they want to know only what stands in them at first.
  const [defaultValues] = useState(values ?? {})
  const details = {
    firstName: values?.firstName ?? "",
    lastName: values?.lastName ?? "",
    email: values?.email ?? "",
    phoneMobile: values?.phone ?? "",
    freeText: values?.comment ?? "",
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: "SUBMIT_BOOKING", details })
      }}
    >
      <ReachedHeading className={css.subheading} heading={heading} isReached={isReached} aria-describedby={describedBy}>
        {texts["contact.title"]}
      </ReachedHeading>
      <p className={shared.note}>{texts.required}</p>
      <ContactFields.Root
        className={css.wide}
        defaultValues={defaultValues}
        onValuesChange={onValuesChange}
        labels={contactLabels(texts)}
      />
      <Alert>{snapshot.context.words}</Alert>
      <button className={button.primary} type="submit" disabled={!isReachable(details)}>
        {texts["booking.submit"]}
      </button>
    </form>
  )
}

function contactLabels(texts: FlowTexts): ContactFieldsLabels {
  return {
    firstName: texts["contact.firstName"],
    lastName: texts["contact.lastName"],
    phone: texts["contact.phone"],
    email: texts["contact.email"],
    comment: texts["contact.comment"],
    firstNameError: texts["contact.needed"],
    lastNameError: texts["contact.needed"],
    phoneError: texts["contact.phoneInvalid"],
    emailError: texts["contact.emailInvalid"],
  }
}
