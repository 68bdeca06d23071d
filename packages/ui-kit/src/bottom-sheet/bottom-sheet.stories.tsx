import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { BottomSheet, type BottomSheetRootProps } from "./index.ts"

const meta = {
  title: "Kit/Bottom sheet",
  component: BottomSheet.Root,
  subcomponents: {
    Content: BottomSheet.Content,
    Header: BottomSheet.Header,
    Handle: BottomSheet.Handle,
    Close: BottomSheet.Close,
    Body: BottomSheet.Body,
  },
  args: { onOpenChange: fn() },
  render: (args) => <Booking {...args} />,
} satisfies Meta<typeof BottomSheet.Root>

export default meta
type Story = StoryObj<typeof meta>

const SERVICES = ["Service enligt serviceboken", "Däckskifte", "Tvätt in- och utvändigt", "Lånebil"]

interface BookingProps extends BottomSheetRootProps {
  readonly words?: string
  readonly services?: readonly string[]
}

function Booking({ words = "Summering av val", services = SERVICES, ...props }: BookingProps) {
  return (
    <StoryFrame>
      <div className={frame.prose}>
        <h1>Boka service</h1>
        <p>Välj en eller flera tjänster. Det du har valt ligger kvar längst ned i fönstret.</p>
        <p>
          <a href="#skada">Boka skadebesiktning</a>
        </p>
      </div>
      <BottomSheet.Root {...props}>
        <BottomSheet.Content>
          <BottomSheet.Header>
            <BottomSheet.Handle>{words}</BottomSheet.Handle>
            <BottomSheet.Close />
          </BottomSheet.Header>
          <BottomSheet.Body>
            <ul className={frame.prose}>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
            <label className={frame.case}>
              Kampanjkod
              <input className={frame.field} name="kod" />
            </label>
            <button type="button" className={frame.button}>
              Till kassan
            </button>
          </BottomSheet.Body>
        </BottomSheet.Content>
      </BottomSheet.Root>
    </StoryFrame>
  )
}

export const Basic: Story = { tags: ["phone"] }

export const Keyboard: Story = {
  tags: ["phone"],
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole("button", { name: "Summering av val" })
    await userEvent.tab()
    await userEvent.tab()
    expect(handle).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    expect(canvas.getByRole("dialog", { name: "Summering av val" })).toBeVisible()
    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Dölj" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(handle).toHaveFocus())
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole("button", { name: "Summering av val" })
    await userEvent.pointer({ keys: "[TouchA]", target: handle })
    const close = canvas.getByRole("button", { name: "Dölj" })
    expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: close })
    await waitFor(() => expect(handle).toHaveAttribute("aria-expanded", "false"))
  },
}

export const Rtl: Story = { tags: ["phone"], globals: { dir: "rtl" }, args: { defaultOpen: true } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultOpen: true } }

export const AllStates: Story = { args: { defaultOpen: true } }

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: (args) => (
    <Booking
      {...args}
      words="Yhteenveto valitsemistasi huoltopalveluista, lisäpalveluista ja ajanvarauksesta"
      services={Array.from({ length: 24 }, (_, index) => `Määräaikaishuolto ja kausitarkastus ${index + 1}`)}
    />
  ),
}
