import "@forecourt/ui-kit/theme.css"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { messages } from "@forecourt/ui-kit/messages/sv"
import type { ReactNode } from "react"

export const metadata = { title: "A site of another team", icons: "data:," }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="sv">
      <body>
        <KitProvider locale="sv-SE" messages={messages}>
          {children}
        </KitProvider>
      </body>
    </html>
  )
}
