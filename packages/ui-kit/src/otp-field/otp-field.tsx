"use client"

import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { requestChange } from "../behaviour/request-change.ts"
import { type Cause, useBehaviour } from "../behaviour/use-behaviour.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { type FieldGroup, useFieldGroup } from "../field/use-field-control.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./otp-field.module.css"
import {
  CODE_LENGTH,
  type Code,
  createOtpNext,
  getOtpReason,
  isWholeCode,
  type OtpEffect,
  type OtpEvent,
  type OtpReason,
  toBoxes,
  toKeyEvent,
  toTextEvent,
} from "./otp-field-core.ts"

const part = anatomy("otp-field", css)

export interface OtpFieldLabels {
  /**
   * The accessible name of the group of boxes, used if no other element names the group. Defaults to the message
   * `otp.label`.
   */
  readonly group?: string
  /**
   * The accessible name of a box, with the placeholders `{position}` and `{count}`. Defaults to the message
   * `otp.digit`.
   */
  readonly digit?: string
}

export interface OtpFieldState {
  readonly isComplete: boolean
  readonly isInvalid: boolean
  readonly isBusy: boolean
}

export interface OtpFieldRootProps extends Omit<PartProps<"div", OtpFieldState>, "defaultValue"> {
  /** The number of digits. @default 4 */
  readonly length?: number
  /** The code if the field is controlled. A space represents an empty box before a filled one. */
  readonly value?: Code
  /** The initial code. @default "" */
  readonly defaultValue?: Code
  /** Called before the code changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: Code, details: ChangeDetails<OtpReason>) => void
  /** Called when the code becomes complete, and again on every edit after which it is still complete. */
  readonly onComplete?: (code: Code) => void
  /**
   * The error message for the code, for example after the server has rejected it. It disappears when the visitor edits
   * the code, and reappears only if the caller passes another error.
   */
  readonly error?: string | null | undefined
  /**
   * True while the code is being validated. During this time, the boxes are read-only but keep the focus. @default
   * false
   */
  readonly isBusy?: boolean
  /** The form field name of the code. @default the name of the enclosing `Field` */
  readonly name?: string
  readonly labels?: OtpFieldLabels
}

interface OtpField {
  readonly length: number
  readonly field: FieldGroup
  readonly code: Code
  readonly error: string | null
  readonly errorId: string
  readonly state: OtpFieldState
  readonly labels: OtpFieldLabels
  readonly edit: (event: OtpEvent, cause: Cause) => void
}

const [OtpFieldContext, useOtpField] = createPartContext<OtpField>("OtpField")

/**
 * A field for a one-time code, with one box for each digit. If there is an error, it is announced and the first box is
 * focused.
 */
export function Root({
  length = CODE_LENGTH,
  value,
  defaultValue = "",
  onValueChange,
  onComplete,
  error = null,
  isBusy = false,
  name: ownName,
  labels = {},
  children,
  ...props
}: OtpFieldRootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const text = useText()
  const [shownError, hideError] = useErrorUntilEdited(error)
  const field = useFieldGroup(shownError === null ? undefined : errorId)
  const name = ownName ?? field.name
  const [code, send] = useBehaviour<Code, OtpEvent, OtpEffect>({
    next: createOtpNext(length),
    initial: value ?? defaultValue,
    decide: (after, previous, event, cause) => {
      const reason = getOtpReason(event)
      if (reason === null) return after
      if (!requestChange(onValueChange, after, reason, cause)) return previous
      if (isWholeCode(after, length)) onComplete?.(after)
      return after
    },
    run: (effect) => (effect.type === "edited" ? hideError() : writeIn(root.current, effect.at)),
  })

  // The controlled code counts, even if the caller did not accept a change.
  useLayoutEffect(() => {
    if (value !== undefined && value !== code) send({ type: "set", code: value })
  }, [value, code, send])
  useWayBack(root, shownError)
  useFormReset(root, (event) => send({ type: "reset", code: defaultValue }, event))

  const state = {
    isComplete: isWholeCode(code, length),
    isInvalid: shownError !== null || field.isInvalid === true,
    isBusy,
  }
  const ownProps = {
    ref: root,
    role: "group",
    dir: "ltr",
    "aria-label": props["aria-labelledby"] ? undefined : text("otp.label", labels.group),
    ...field.props,
    children: (
      <Fragment>
        {children ?? (
          <Fragment>
            <Boxes />
            <Message />
          </Fragment>
        )}
        {name === undefined || field.isDisabled ? null : (
          <input type="hidden" name={name} value={toBoxes(code, length).join("")} />
        )}
      </Fragment>
    ),
  }
  const sendEdit = (event: OtpEvent, cause: Cause) => {
    if (!isBusy || event.type === "move") send(event, cause)
  }
  return (
    <OtpFieldContext value={{ length, field, code, error: shownError, errorId, state, labels, edit: sendEdit }}>
      {renderPart("div", part("root", getStates(state)), ownProps, props, state)}
    </OtpFieldContext>
  )
}

/** The row of boxes. By default, it contains one box for each digit. */
export function Boxes({ children, ...props }: PartProps<"div", OtpFieldState>): ReactNode {
  const { length, state } = useOtpField()
  const boxes = Array.from({ length }, (_, index) => <Box key={index.toString()} index={index} />)
  return renderPart("div", part("boxes"), { children: children ?? boxes }, props, state)
}

export interface OtpFieldBoxProps extends PartProps<"input", OtpFieldState> {
  /** The index of the digit in the box, starting at 0. */
  readonly index: number
}

/** A box that contains one digit of the code. */
export function Box({ index, ...props }: OtpFieldBoxProps): ReactNode {
  const { length, field, code, state, labels, edit } = useOtpField()
  const text = useText()
  const digit = toBoxes(code, length)[index] ?? ""

  function handleKey(event: KeyboardEvent): void {
    // An incomplete code is not submitted, and neither is one that is being checked.
    if (event.key === "Enter" && (!state.isComplete || state.isBusy)) event.preventDefault()
    const meant = toKeyEvent(event.key, index, length)
    if (!meant) return
    event.preventDefault()
    edit(meant, event.nativeEvent)
  }

  const ownProps = {
    type: "text",
    inputMode: "numeric",
    // No `maxLength`: autofill writes the whole code into one box.
    autoComplete: index === 0 ? "one-time-code" : "off",
    value: digit,
    readOnly: state.isBusy,
    required: field.isRequired,
    disabled: field.isDisabled,
    "aria-label": formatMessage(text("otp.digit", labels.digit), { position: index + 1, count: length }),
    "aria-invalid": state.isInvalid || undefined,
    "aria-disabled": state.isBusy || undefined,
    onKeyDown: handleKey,
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      edit(toTextEvent(index, currentTarget.value, (nativeEvent as InputEvent).inputType), nativeEvent),
    // Typing the same digit again is no change to React, but it moves to the next box.
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      if (currentTarget.value === digit) edit({ type: "write", at: index, text: digit }, nativeEvent)
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      edit({ type: "paste", at: index, text: event.clipboardData.getData("text") }, event.nativeEvent)
    },
  }
  return renderPart("input", part("box", { ...getStates(state), filled: digit !== "" }), ownProps, props, state)
}

/** The error message, which is announced when it appears. */
export function Message(props: PartProps<"p", OtpFieldState>): ReactNode {
  const { error, errorId, state } = useOtpField()
  return renderPart("p", part("message"), { id: errorId, role: "alert", children: error }, props, state)
}

/**
 * Returns the error until the visitor edits the code. The same error is returned again only after `null` or another
 * error.
 */
function useErrorUntilEdited(error: string | null): readonly [shown: string | null, hide: () => void] {
  const [last, setLast] = useState({ error, isEdited: false })
  if (last.error !== error) setLast({ error, isEdited: false })
  return [last.isEdited ? null : error || null, () => setLast({ error, isEdited: true })]
}

function useWayBack(root: RefObject<HTMLDivElement | null>, error: string | null): void {
  const last = useRef(error)
  useEffect(() => {
    const isNew = error !== null && last.current === null
    last.current = error
    const { activeElement, body } = document
    const home = root.current?.closest("form") ?? root.current
    if (isNew && (activeElement === body || home?.contains(activeElement))) writeIn(root.current, 0)
  }, [root, error])
}

function writeIn(root: HTMLElement | null, at: number): void {
  const box = root?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")[at]
  box?.focus()
  box?.select()
  // React clears the selection when it writes another digit into the same box.
  queueMicrotask(() => {
    if (document.activeElement === box) box?.select()
  })
}

function getStates({ isComplete, isInvalid, isBusy }: OtpFieldState) {
  return { complete: isComplete, invalid: isInvalid, busy: isBusy }
}
