"use client"

import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { rewriteInput } from "../behaviour/rewrite-input.ts"
import { type FieldControlProps, useFieldControl } from "../field/use-field-control.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./plate-field.module.css"

const part = anatomy("plate-field", css)

/** The maximum number of characters. Personal plates can be this long. Spec 3 §5.4. */
const PLATE_LENGTH = 7

export interface PlateFieldLabels {
  /** The label of the field. Defaults to the message `plate.label`. */
  readonly label?: string
  /**
   * The message that prompts the visitor to check a registration number with an unusual format, with the placeholder
   * `{plate}`. Defaults to the message `plate.unusual`.
   */
  readonly unusual?: string
}

/** The reason for a change. `early` means that the visitor changed the field before hydration. */
export type PlateFieldReason = "input" | "early"

export interface PlateFieldState {
  readonly plate: string
}

export interface PlateFieldRootProps extends Omit<PartProps<"div", PlateFieldState>, "defaultValue"> {
  /** The registration number if the field is controlled. */
  readonly value?: string
  /** The initial registration number. @default "" */
  readonly defaultValue?: string
  /**
   * Called before the registration number changes, with the new number in upper case and without spaces and hyphens.
   * Call `details.cancel()` to prevent the change.
   */
  readonly onValueChange?: (value: string, details: ChangeDetails<PlateFieldReason>) => void
  /** The maximum number of characters, excluding spaces and hyphens. @default 7 */
  readonly maxLength?: number
  /**
   * Returns true if a registration number has a common format. Otherwise, the field prompts the visitor to check the
   * number, but still accepts it.
   */
  readonly isUsual?: (plate: string) => boolean
  readonly labels?: PlateFieldLabels
}

interface PlateField {
  readonly plate: string
  readonly first: string
  readonly isUnusual: boolean
  readonly labels: PlateFieldLabels
  readonly around: FieldControlProps
  readonly hintId: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly changed: (event: SyntheticEvent) => void
}

const [PlateFieldContext, usePlateField] = createPartContext<PlateField>("PlateField")

/**
 * A field for a registration number. While the visitor types, spaces and hyphens are removed, and letters are converted
 * to upper case.
 */
export function Root({
  value,
  defaultValue = "",
  onValueChange,
  maxLength = PLATE_LENGTH,
  isUsual = () => true,
  labels = {},
  ...props
}: PlateFieldRootProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const isMounted = useRef(false)
  const hintId = useId()
  const parsePlate = (text: string) => normalizeRegNo(text).slice(0, maxLength)
  const [first] = useState(() => parsePlate(value ?? defaultValue))
  const [internal, setInternal] = useState({ plate: first })
  const plate = value === undefined ? internal.plate : parsePlate(value)
  const isUnusual = plate !== "" && !isUsual(plate)
  const around = { id: `${hintId}input`, ...useFieldControl(isUnusual ? hintId : undefined) }

  function reportChange(reason: PlateFieldReason, event: Event | undefined) {
    const node = input.current
    if (!(node instanceof HTMLInputElement)) return
    rewriteInput(node, normalizeRegNo, maxLength, event)
    let after = parsePlate(node.value)
    if (after === plate) return
    const cancel = () => {
      after = plate
      node.value = plate
    }
    onValueChange?.(after, { reason, event, cancel })
    setInternal({ plate: after })
  }

  useLayoutEffect(() => {
    const node = input.current
    if (!node) return
    if (!isMounted.current) {
      isMounted.current = true
      return reportChange("early", undefined)
    }
    // The field shows the controlled value, even if the caller did not accept a change.
    if (value !== undefined && parsePlate(node.value) !== plate) node.value = plate
  })

  const state = { plate }
  const handleInput = ({ nativeEvent }: SyntheticEvent) => reportChange("input", nativeEvent)
  const field = { plate, first, isUnusual, labels, around, hintId, input, changed: handleInput }
  return (
    <PlateFieldContext value={field}>
      {renderPart("div", part("root", { filled: plate !== "", unusual: isUnusual }), {}, props, state)}
    </PlateFieldContext>
  )
}

/** The label of the field. */
export function Label(props: PartProps<"label", PlateFieldState>): ReactNode {
  const { plate, around, labels } = usePlateField()
  const text = useText()
  const ownProps = { htmlFor: around.id, children: text("plate.label", labels.label) }
  return renderPart("label", part("label"), ownProps, props, { plate })
}

/** The text input. A form submits its value under its `name`. */
export function Input(props: PartProps<"input", PlateFieldState>): ReactNode {
  const { plate, first, isUnusual, around, input, changed } = usePlateField()
  const ownProps = {
    ...around,
    ref: input,
    type: "text",
    defaultValue: first,
    autoCapitalize: "characters",
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: false,
    enterKeyHint: "go",
    // Not `maxLength`: a plate pasted with spaces would lose its last characters.
    onInput: changed,
    onCompositionEnd: changed,
  }
  return renderPart("input", part("input", { filled: plate !== "", unusual: isUnusual }), ownProps, props, { plate })
}

/** The message that prompts the visitor to check an unusual registration number. It is announced politely. */
export function Hint(props: PartProps<"p", PlateFieldState>): ReactNode {
  const { plate, isUnusual, hintId, labels } = usePlateField()
  const text = useText()
  const children = isUnusual ? formatMessage(text("plate.unusual", labels.unusual), { plate }) : ""
  return renderPart("p", part("hint"), { id: hintId, role: "status", children }, props, { plate })
}
