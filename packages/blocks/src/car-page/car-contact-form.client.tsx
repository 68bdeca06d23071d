"use client"

import { type ContactTopic, createContactRules } from "@forecourt/forms-machine"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Checkbox, type CheckboxRootProps, type CheckedState } from "@forecourt/ui-kit/checkbox"
import { useEffect, useState } from "react"
import { DealershipField } from "../forms/dealership-field.tsx"
import { Boxes, ContactFields, LongText, MessageForm, type MessageIslandProps } from "../forms/message-form.tsx"
import type { CarContactFormTexts } from "./car-contact-form.texts.ts"

const part = anatomy("car-contact-form")

export interface CarContactFormProps extends MessageIslandProps {
  readonly texts: CarContactFormTexts
  readonly topic: ContactTopic
}

/**
 * Renders the form with which visitors send a message to the seller. The URL hash `#contact-quote` or
 * `#contact-testdrive` ticks the corresponding checkbox. Spec 2 §2.5, §4, §5.
 */
export function CarContactForm({ draft, ...props }: CarContactFormProps) {
  const { texts, topic } = props
  const wish = useWish()
  return (
    <div {...part("root")} {...getIslandRootProps("CarContactForm")}>
      <MessageForm {...props} draft={draft} name="car-contact" rules={createContactRules(topic)}>
        {(isDisabled) => (
          <>
            {topic.isChosen ? (
              <DealershipField
                texts={texts}
                draft={draft}
                isDisabled={isDisabled}
                label={texts.seller}
                names={topic.recipients.map(({ siteName }) => siteName)}
              />
            ) : null}
            <ContactFields texts={texts} draft={draft} isDisabled={isDisabled} names={["name", "phone", "email"]} />
            <LongText draft={draft} isDisabled={isDisabled} name="message" label={texts.message} />
            <Boxes>
              {(["quote", "testDrive"] as const).map((name) => (
                <WishBox
                  key={name}
                  name={name}
                  isWished={wish === name}
                  defaultChecked={draft?.[name] === "on"}
                  disabled={isDisabled}
                >
                  <Checkbox.Input />
                  <Checkbox.Text>{texts[name]}</Checkbox.Text>
                </WishBox>
              ))}
            </Boxes>
          </>
        )}
      </MessageForm>
    </div>
  )
}

interface WishBoxProps extends CheckboxRootProps {
  readonly defaultChecked: boolean
  readonly isWished: boolean
}

function WishBox({ defaultChecked, isWished, ...props }: WishBoxProps) {
  const [checked, setChecked] = useState<CheckedState>(defaultChecked || isWished)
  useEffect(() => {
    if (isWished) setChecked(true)
  }, [isWished])
  return <Checkbox.Root {...props} defaultChecked={defaultChecked} checked={checked} onCheckedChange={setChecked} />
}

type Wish = "quote" | "testDrive"

const WISHES: Readonly<Record<string, Wish>> = { "#contact-quote": "quote", "#contact-testdrive": "testDrive" }

function useWish(): Wish | null {
  const [wish, setWish] = useState<Wish | null>(null)
  useEffect(() => {
    const read = () => setWish(WISHES[location.hash] ?? null)
    read()
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [])
  return wish
}
