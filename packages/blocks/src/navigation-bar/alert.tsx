import { EditorHint, type NavigationBar, type SiteContext, Text, type TextKey } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CampaignIcon, WarningIcon } from "@forecourt/ui-kit/icons"
import { NavigationAlert } from "../generated/islands.tsx"
import css from "./alert.module.css"
import { hasAlert, isDismissible } from "./navigation-bar.rules.ts"

const part = anatomy("navigation", css)
const themes = { Warning: "warning", Dark: "dark", Light: "light", Neutral: "surface-1" } as const
const icons = { CampaignAlert: CampaignIcon, WarningAlert: WarningIcon } as const

export interface AlertProps {
  readonly fields: NavigationBar
  readonly site: SiteContext
}

/**
 * Renders the message above the page. In the page editor, the message is always shown, with a hint that explains when
 * visitors see it.
 */
export function Alert({ fields, site }: AlertProps) {
  const { messageType = "Neutral", messageIcon, messageTitle, messageText } = fields
  const isEditing = site.mode === "editing"
  const Icon = messageIcon && icons[messageIcon]
  return (
    <NavigationAlert
      theme={themes[messageType]}
      isDismissible={isDismissible(fields) && !isEditing}
      isForEditors={isEditing && !hasAlert(fields)}
      label={site.text("alert.label")}
      dismiss={site.text("alert.dismiss")}
    >
      {Icon ? <Icon /> : null}
      <p {...part("message")}>
        <Text {...part("message-title")} as="strong" field={messageTitle} />{" "}
        <Text {...part("message-text")} field={messageText} />
      </p>
      <EditorHint text={getHint(fields)} site={site} />
    </NavigationAlert>
  )
}

function getHint(fields: NavigationBar): TextKey {
  if (!hasAlert(fields)) return "editing.alertHidden"
  return isDismissible(fields) ? "editing.alertShown" : "editing.alertStays"
}
