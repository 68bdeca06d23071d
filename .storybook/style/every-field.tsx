import { type ReactNode, useMemo } from "react"
import button from "../../packages/blocks/src/styles/button.module.css"
import { Checkbox } from "../../packages/ui-kit/src/checkbox/index.ts"
import { Combobox, type ComboboxSource } from "../../packages/ui-kit/src/combobox/index.ts"
import { DateField } from "../../packages/ui-kit/src/date-field/index.ts"
import { Field } from "../../packages/ui-kit/src/field/index.ts"
import { Form } from "../../packages/ui-kit/src/form/index.ts"
import { NumberField } from "../../packages/ui-kit/src/number-field/index.ts"
import { PlateField } from "../../packages/ui-kit/src/plate-field/index.ts"
import { RadioCards } from "../../packages/ui-kit/src/radio-cards/index.ts"
import { RangeSlider } from "../../packages/ui-kit/src/range-slider/index.ts"
import { Select } from "../../packages/ui-kit/src/select/index.ts"
import { Slider } from "../../packages/ui-kit/src/slider/index.ts"
import { Switch } from "../../packages/ui-kit/src/switch/index.ts"
import { TextArea } from "../../packages/ui-kit/src/text-area/index.ts"
import type { FormText } from "./company.types.ts"
import css from "./style-sheet.module.css"

const kronor = (value: number) => `${new Intl.NumberFormat("sv-SE").format(value)} kr`
const months = (value: number) => `${value} månader`

export function EveryField({ text }: { readonly text: FormText }): ReactNode {
  return (
    <div className={css.forms} lang="sv">
      <form className={css.form} aria-label={text.title}>
        <Words text={text} />
        <Choices text={text} />
        <Amounts text={text} />
      </form>
      <Refused text={text} />
    </div>
  )
}

interface PartProps {
  readonly text: FormText
}

function Words({ text }: PartProps): ReactNode {
  const search: ComboboxSource = useMemo(
    () => async (query) =>
      text.places
        .filter((place) => place.toLowerCase().startsWith(query.toLowerCase()))
        .map((place) => ({ value: place, label: place })),
    [text],
  )
  return (
    <>
      <Field.Root name="name" required>
        <Field.Label>{text.name}</Field.Label>
        <Field.Control autoComplete="name" defaultValue="Anna Berg" />
        <Field.Error />
      </Field.Root>
      <PlateField.Root>
        <PlateField.Label>{text.plate}</PlateField.Label>
        <PlateField.Input name="regNo" placeholder="ABC 123" />
        <PlateField.Hint />
      </PlateField.Root>
      <DateField.Root min="2026-12-07" max="2027-06-30" defaultValue="2026-12-14" name="date">
        <DateField.Label>{text.date}</DateField.Label>
        <DateField.Group />
        <DateField.Message />
        <DateField.Popup />
      </DateField.Root>
      <Combobox.Root search={search} name="place">
        <Combobox.Label>{text.place}</Combobox.Label>
        <Combobox.Input name="placeText" />
        <Combobox.Popup />
      </Combobox.Root>
      <Field.Root name="seller">
        <Field.Label>{text.seller}</Field.Label>
        <Select.Root defaultValue={text.sellers[0] ?? ""}>
          <Select.Control>
            {text.sellers.map((seller) => (
              <option key={seller} value={seller}>
                {seller}
              </option>
            ))}
          </Select.Control>
        </Select.Root>
        <Field.Error />
      </Field.Root>
      <NumberField.Root min={0} max={500_000} step={1000} defaultValue={50_000} name="deposit">
        <NumberField.Label>{text.deposit}</NumberField.Label>
        <NumberField.Group />
      </NumberField.Root>
      <Field.Root name="message" className={css.wideField}>
        <Field.Label>{text.message}</Field.Label>
        <TextArea.Root defaultValue={text.messageValue} maxLength={300} />
        <Field.Error />
      </Field.Root>
    </>
  )
}

function Choices({ text }: PartProps): ReactNode {
  return (
    <>
      <fieldset className={css.wideField}>
        <legend className={css.legend}>{text.choice}</legend>
        <RadioCards.Root name="choice" aria-label={text.choice} defaultValue={text.choices[1] ?? ""}>
          {text.choices.map((choice) => (
            <RadioCards.Card key={choice} value={choice}>
              {choice}
            </RadioCards.Card>
          ))}
        </RadioCards.Root>
      </fieldset>
      <div className={css.stack}>
        {[...text.extras, text.consent].map((extra, index) => (
          <Checkbox.Root key={extra} name="extra" value={extra} defaultChecked={index === 0}>
            <Checkbox.Input />
            <Checkbox.Text>{extra}</Checkbox.Text>
          </Checkbox.Root>
        ))}
      </div>
      <Switch.Root name="filter" defaultChecked>
        <Switch.Input />
        <Switch.Text>{text.filter}</Switch.Text>
      </Switch.Root>
    </>
  )
}

function Amounts({ text }: PartProps): ReactNode {
  return (
    <>
      <Slider.Root min={12} max={72} step={12} defaultValue={36} name="term" formatValue={months}>
        <Slider.Label>{text.term}</Slider.Label>
        <Slider.Value />
        <Slider.Track />
      </Slider.Root>
      <RangeSlider.Root
        min={0}
        max={500_000}
        defaultValue={{ from: 100_000, to: 300_000 }}
        names={{ from: "minPrice", to: "maxPrice" }}
        formatValue={kronor}
      >
        <RangeSlider.Label>{text.price}</RangeSlider.Label>
        <RangeSlider.Value />
        <RangeSlider.Track />
      </RangeSlider.Root>
      <p className={css.wideField}>
        <button type="button" className={button.primary}>
          {text.send}
        </button>
      </p>
    </>
  )
}

function Refused({ text }: PartProps): ReactNode {
  const { name, email, seller, form } = text.errors
  const errors = useMemo(() => ({ name, email, seller, "": form }), [name, email, seller, form])
  return (
    <Form.Root className={css.refused} errors={errors} aria-label={`${text.title}, fel`} data-theme="surface-1">
      <Form.Summary />
      <Field.Root name="name" required>
        <Field.Label>{text.name}</Field.Label>
        <Field.Control autoComplete="name" />
        <Field.Error />
      </Field.Root>
      <Field.Root name="email" required>
        <Field.Label>{text.email}</Field.Label>
        <Field.Control type="email" autoComplete="email" defaultValue="anna.berg" />
        <Field.Error />
      </Field.Root>
      <Field.Root name="seller" required>
        <Field.Label>{text.seller}</Field.Label>
        <Select.Root>
          <Select.Control>
            <option value="">–</option>
            {text.sellers.map((seller) => (
              <option key={seller} value={seller}>
                {seller}
              </option>
            ))}
          </Select.Control>
        </Select.Root>
        <Field.Error />
      </Field.Root>
      <p>
        <button type="button" className={button.primary}>
          {text.send}
        </button>
      </p>
    </Form.Root>
  )
}
