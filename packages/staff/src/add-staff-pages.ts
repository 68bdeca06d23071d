import type { OpenService } from "@forecourt/service-kit/http"
import type { DataPlace, ServicePresets, Surroundings } from "@forecourt/service-kit/service"
import type { Settings } from "@forecourt/service-kit/settings"
import { readStaffConfig, type StaffConfig } from "@forecourt/service-kit/staff"
import { openStaffPages } from "./open-staff-pages.ts"

interface Service<Config, Around> {
  readonly read: (settings: Settings, presets: ServicePresets) => Config
  readonly open: (config: Config, surroundings: Around) => Promise<OpenService>
}

/** Adds the pages of staff to a service that runs alone. The service itself knows no pages. */
export function addStaffPages<Config extends DataPlace, Around extends Surroundings>({
  read,
  open,
}: Service<Config, Around>): Service<
  Config & { readonly staff: StaffConfig | null },
  Around & { readonly url: string }
> {
  return {
    read: (settings, presets) => ({ ...read(settings, presets), staff: readStaffConfig(settings) }),
    async open(config, surroundings) {
      const service = await open(config, surroundings)
      const { app, staff: desk, close } = service
      if (desk === undefined || config.staff === null) return service
      const pages = await openStaffPages(config.staff, { desks: [desk], place: config, ...surroundings })
      app.route("/staff", pages.app)
      return {
        ...service,
        async close() {
          await pages.close()
          await close()
        },
      }
    },
  }
}
