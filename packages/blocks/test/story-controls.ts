import type { WireKind } from "@forecourt/renderer"
import type { Meta } from "@storybook/react-vite"
import type { Control, Form, FormField } from "../src/generated/form.js"
import { registry } from "../src/generated/registry.ts"
import { getPartKey, PARTS, type Part } from "./story-parts.ts"
import { createPictureMenu, pictureAddresses } from "./story-pictures.ts"

type Inputs = NonNullable<Meta["argTypes"]>
type Input = NonNullable<Inputs[string]>

/** Creates a control for each editable part of a field, and hides the control of the field itself. */
export function createControls(block: string, { fields }: Form): Inputs {
  const loaded = { data: { table: { disable: true } } }
  return Object.assign(loaded, ...fields.map((field) => createFieldControls(field, getWireKind(block, field.name))))
}

function createFieldControls(field: FormField, kind: WireKind | undefined): Inputs {
  const input = createInput(field)
  const parts = kind && PARTS[kind]
  if (!parts) return { [field.name]: { ...input, control: CONTROLS[field.control] ?? "object" } }
  const { if: condition } = input
  const hidden = { ...(condition && { if: condition }), table: { disable: true, type: { summary: kind } } }
  return {
    [field.name]: hidden,
    ...Object.fromEntries(parts.map((part) => [getPartKey(field.name, part), createPartInput(input, part)])),
  }
}

function createInput({ label, help, group, default: fallback, options, visibleWhen = [] }: FormField): Input {
  const [only, ...more] = visibleWhen
  const [value, ...others] = only?.isOneOf ?? []
  const isPlain = only !== undefined && more.length === 0 && others.length === 0
  return {
    name: label.en ?? "",
    description: help ?? "",
    ...(options && { options }),
    ...(isPlain && { if: { arg: only.property, eq: value } }),
    table: {
      category: formatGroup(group),
      ...(fallback !== undefined && { defaultValue: { summary: String(fallback) } }),
    },
  }
}

function createPartInput(input: Input, { label, control }: Part): Input {
  const partInput = { ...input, name: [input.name, label].filter(Boolean).join(": ") }
  return control === "picture" ? { ...partInput, ...createPictureMenu(pictureAddresses) } : { ...partInput, control }
}

function formatGroup(group = ""): string {
  return group.charAt(0).toUpperCase() + group.slice(1)
}

const CONTROLS: Readonly<Partial<Record<Control, "boolean" | "inline-radio" | "select" | "number" | "text">>> = {
  switch: "boolean",
  radio: "inline-radio",
  select: "select",
  number: "number",
  text: "text",
}

/**
 * Returns the kind of a field on the platform. Returns `undefined` for a numbered field, such as `Label2`, which is
 * part of a list.
 */
function getWireKind(block: string, field: string): WireKind | undefined {
  const wire = Object.values(registry[block]?.wire ?? {})
  return wire.find(({ prop, at }) => prop === field && at === undefined)?.kind
}
