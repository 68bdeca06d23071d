"use client"

import { createSellCarRules, MAX_PLATE, SELL_CAR_CHOICES, type SellCarTopic } from "@forecourt/forms-machine"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Field } from "@forecourt/ui-kit/field"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import {
  ContactFields,
  LongText,
  MessageForm,
  type MessageIslandProps,
  MileageField,
  Pair,
} from "../forms/message-form.tsx"
import type { SellCarTexts } from "./sell-car.texts.ts"

const part = anatomy("sell-car-fields")

export interface SellCarFieldsProps extends MessageIslandProps {
  readonly texts: SellCarTexts
  readonly topic: SellCarTopic
}

/** Renders the fields about a car. Spec 3 §2.2, §5.2. */
export function SellCarFields({ draft, ...props }: SellCarFieldsProps) {
  const { texts, topic, language } = props
  return (
    <div {...part("root")} {...getIslandRootProps("SellCarFields")}>
      <MessageForm {...props} draft={draft} name="sell-car" rules={createSellCarRules(topic, { language })}>
        {(isDisabled) => (
          <>
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
                isRequired
                texts={texts}
                draft={draft}
                isDisabled={isDisabled}
                language={language}
                label={texts.milage}
              />
            </Pair>
            <Field.Root name="selected" required disabled={isDisabled}>
              <Field.Legend>{texts.selected}</Field.Legend>
              <RadioCards.Root defaultValue={draft?.selected ?? null}>
                {SELL_CAR_CHOICES.map((choice) => (
                  <RadioCards.Card key={choice} value={choice}>
                    {texts[choice]}
                  </RadioCards.Card>
                ))}
              </RadioCards.Root>
              <Field.Error />
            </Field.Root>
            <ContactFields
              texts={texts}
              draft={draft}
              isDisabled={isDisabled}
              names={["customerName", "customerPhone", "customerEmail"]}
            />
            <LongText draft={draft} isDisabled={isDisabled} name="other" label={texts.other} />
          </>
        )}
      </MessageForm>
    </div>
  )
}
