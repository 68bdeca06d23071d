import { CopyButton } from "@forecourt/ui-kit/copy-button"
import { Dialog } from "@forecourt/ui-kit/dialog"
import { Disclosure } from "@forecourt/ui-kit/disclosure"
import { CopyIcon } from "@forecourt/ui-kit/icons"
import { Navigation } from "@forecourt/ui-kit/navigation"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"

export default async function Page() {
  const phone = await Promise.resolve("010-123 45 67")
  return (
    <>
      <Navigation.Root aria-label="Huvudmeny">
        <Navigation.List>
          <Navigation.Item value="cars">
            <Navigation.Link href="/bilar">Bilar</Navigation.Link>
            <Navigation.Toggle panel="cars" aria-label="Visa sidor under Bilar" />
            <Navigation.Panel id="cars">
              <a href="/bilar/nya">Nya bilar</a>
            </Navigation.Panel>
          </Navigation.Item>
        </Navigation.List>
      </Navigation.Root>
      <main>
        <h1>
          Verkstad <VisuallyHidden>i Göteborg</VisuallyHidden>
        </h1>
        <Disclosure.Root>
          <Disclosure.Trigger>Öppettider</Disclosure.Trigger>
          <Disclosure.Content>Vardagar 7 till 18</Disclosure.Content>
        </Disclosure.Root>
        <CopyButton.Root value={phone}>
          {phone}
          <CopyButton.Trigger>
            <CopyIcon />
          </CopyButton.Trigger>
          <CopyButton.Status />
        </CopyButton.Root>
        <Dialog.Root>
          <Dialog.Trigger>Boka tid</Dialog.Trigger>
          <Dialog.Content>
            <Dialog.Title>När passar det?</Dialog.Title>
            <Dialog.Close />
          </Dialog.Content>
        </Dialog.Root>
      </main>
    </>
  )
}
