"use client"

import { getDayInZone } from "@forecourt/calendar"
import { createServiceRequestRules, MAX_PLATE, type ServiceRequestTopic } from "@forecourt/forms-machine"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Checkbox } from "@forecourt/ui-kit/checkbox"
import { CheckboxGroup } from "@forecourt/ui-kit/checkbox-group"
import { DateField } from "@forecourt/ui-kit/date-field"
import { Field } from "@forecourt/ui-kit/field"
import { useEffect, useState } from "react"
import { DealershipField } from "../forms/dealership-field.tsx"
import {
  ContactFields,
  LongText,
  MessageForm,
  type MessageIslandProps,
  MileageField,
  Pair,
} from "../forms/message-form.tsx"
import type { ServiceRequestTexts } from "./service-request.texts.ts"
import css from "./service-request-fields.module.css"

const part = anatomy("service-request-fields", css)

export interface ServiceRequestFieldsProps extends MessageIslandProps {
  readonly texts: ServiceRequestTexts
  readonly topic: ServiceRequestTopic
  readonly types: readonly string[]
  /** The date on which the page was rendered, in the site's time zone. */
  readonly today: string
  readonly timeZone: string
}

/** Renders the fields of a service request. Spec 3 §2.3, §5.3. */
export function ServiceRequestFields({ draft, types, today: then, timeZone, ...props }: ServiceRequestFieldsProps) {
  const { texts, topic, language } = props
  const today = useToday(then, timeZone)
  return (
    <div {...part("root")} {...getIslandRootProps("ServiceRequestFields")}>
      <MessageForm
        {...props}
        draft={draft}
        name="service-request"
        rules={createServiceRequestRules(topic, { today, language })}
      >
        {(isDisabled) => (
          <>
            {topic.isChosen ? (
              <DealershipField
                texts={texts}
                draft={draft}
                isDisabled={isDisabled}
                label={texts.site}
                names={topic.recipients.map(({ siteName }) => siteName)}
              />
            ) : null}
            <Pair>
              <Field.Root name="regno" required disabled={isDisabled}>
                <Field.Label>{texts.regno}</Field.Label>
                <Field.Control
                  type="text"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  pattern=".*\S.*"
                  maxLength={MAX_PLATE}
                  defaultValue={draft?.regno}
                />
                <Field.Error />
              </Field.Root>
              <MileageField
                texts={texts}
                draft={draft}
                isDisabled={isDisabled}
                language={language}
                label={texts.milage}
              />
            </Pair>
            <Field.Root name="services" disabled={isDisabled}>
              <Field.Legend>{texts.services}</Field.Legend>
              <CheckboxGroup.Root {...part("services")} defaultValue={draft?.services?.split("\n") ?? []}>
                {types.map((type) => (
                  <CheckboxGroup.Item key={type} value={type}>
                    {type}
                  </CheckboxGroup.Item>
                ))}
              </CheckboxGroup.Root>
            </Field.Root>
            <LongText draft={draft} isDisabled={isDisabled} name="description" label={texts.description} />
            <Field.Root name="date" required disabled={isDisabled}>
              <Field.Label>{texts.date}</Field.Label>
              <DateField.Root min={today} defaultValue={draft?.date ?? null}>
                <DateField.Group />
                <DateField.Popup />
              </DateField.Root>
              <Field.Error />
            </Field.Root>
            <ContactFields texts={texts} draft={draft} isDisabled={isDisabled} names={["name", "phone", "email"]} />
            <LongText draft={draft} isDisabled={isDisabled} name="other" label={texts.other} />
            {(["gdpr", "newsletter"] as const).map((name) => (
              <Field.Root
                key={name}
                name={name}
                required={name === "gdpr" || topic.isNewsletterRequired}
                disabled={isDisabled}
              >
                <Checkbox.Root defaultChecked={draft?.[name] === "on"}>
                  <Checkbox.Input />
                  <Checkbox.Text>{topic.consentTexts[name]}</Checkbox.Text>
                </Checkbox.Root>
                <Field.Error />
              </Field.Root>
            ))}
          </>
        )}
      </MessageForm>
    </div>
  )
}

/**
 * Returns the current date. The first render returns the date from the HTML, which may be outdated because the page is
 * cached.
 */
function useToday(then: string, timeZone: string): string {
  const [today, setToday] = useState(then)
  useEffect(() => setToday(getDayInZone(timeZone, Date.now())), [timeZone])
  return today
}
