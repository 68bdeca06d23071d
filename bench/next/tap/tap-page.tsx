import type { ComponentType, ReactNode } from "react"

export interface TapParts {
  readonly Alert: ComponentType<{
    readonly theme: string
    readonly isDismissible: boolean
    readonly label: string
    readonly dismiss: string
    readonly children?: ReactNode
  }>
  readonly Drawer: ComponentType<{
    readonly label: string
    readonly open: string
    readonly close: string
    readonly closeFromPx: number
    readonly children?: ReactNode
  }>
  readonly Search: ComponentType<{
    readonly action: string
    readonly labels: { readonly field: string; readonly clear: string; readonly submit: string }
  }>
}

export function TapPage({ Alert, Drawer, Search }: TapParts) {
  return (
    <main>
      <Alert theme="dark" isDismissible label="Meddelande" dismiss="Stäng">
        <p>Verkstaden har stängt på fredag.</p>
      </Alert>
      <Drawer label="Huvudmeny" open="Öppna menyn" close="Stäng menyn" closeFromPx={1280}>
        <ul>
          <li>
            <a href="/bilar">Bilar</a>
          </li>
        </ul>
      </Drawer>
      <Search action="/bilar" labels={{ field: "Sök", clear: "Rensa", submit: "Sök" }} />
      <details>
        <summary>Hur bokar jag?</summary>
        <p>Här.</p>
      </details>
    </main>
  )
}
