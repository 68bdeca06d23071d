import { type ComponentPropsWithRef, createElement, type ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import css from "./icons.module.css"

const part = anatomy("icon", css)

export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** The text alternative of the icon. Set it if there is no adjacent text. If omitted, the icon is decorative. */
  readonly label?: string
}

/** Renders an icon on a 24 × 24 grid. The custom property `--fc-size-icon` sets the size of the icon. */
export function renderIcon(props: IconProps, icon: string, ...shapes: readonly ReactNode[]): ReactNode {
  return renderShapes(props, part("root", { icon }), shapes)
}

export function renderSolidIcon(props: IconProps, icon: string, ...shapes: readonly ReactNode[]): ReactNode {
  return renderShapes(props, part("root", { icon, solid: true }), shapes)
}

function renderShapes(
  { label, className, ...props }: IconProps,
  { className: partClassName, ...attributes }: ReturnType<typeof part>,
  shapes: readonly ReactNode[],
): ReactNode {
  const svg = {
    ...attributes,
    className: className ? `${partClassName} ${className}` : partClassName,
    viewBox: "0 0 24 24",
    width: "24",
    height: "24",
    focusable: "false" as const,
    role: label ? "img" : undefined,
    "aria-label": label,
    "aria-hidden": label ? undefined : true,
    ...props,
  }
  return createElement("svg", svg, ...shapes)
}
