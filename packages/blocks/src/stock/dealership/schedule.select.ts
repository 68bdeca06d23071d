import { type OpeningHours, WEEKDAYS } from "@forecourt/calendar"
import type { Car, Dealership } from "@forecourt/contracts/search"
import type { Schedule } from "./dealership.types.ts"

type Department = NonNullable<Dealership["site_departments"]>[number]
type OpeningSchedule = NonNullable<Department["openingschedule"]>

type WithDepartments = Pick<Dealership, "site_departments">

/** The department that sells a car: its own by the ERP's numbers, else the one for new cars; `null` where there is none. */
export function salesDepartmentOf(
  { car_companyerpid: company, car_departmenterpid: department }: Car,
  { site_departments: departments = [] }: WithDepartments,
): Department | null {
  const own = departments.find(({ erp_id }) => erp_id === `${company}.${department}`)
  return own ?? forNewCars(departments) ?? null
}

/** When the department that sells a car is open. Spec 2 §2.5. */
export function salesScheduleOf(car: Car, dealership: WithDepartments): Schedule | null {
  return hoursOfDepartment(salesDepartmentOf(car, dealership))
}

/** When a dealership is open: as its department for new cars is, else its first. */
export function mainScheduleOf({ site_departments: departments = [] }: WithDepartments): Schedule | null {
  return hoursOfDepartment(forNewCars(departments) ?? departments[0] ?? null)
}

/** When the workshop of a dealership is open. */
export function workshopScheduleOf({ site_departments: departments = [] }: WithDepartments): Schedule | null {
  return hoursOfDepartment(departments.find(({ group }) => group === "Workshop") ?? null)
}

function forNewCars(departments: readonly Department[]): Department | undefined {
  return departments.find(({ group }) => group === "New cars")
}

function hoursOfDepartment(department: Department | null): Schedule | null {
  const { openingschedule } = department ?? {}
  return openingschedule === undefined ? null : scheduleOf(openingschedule)
}

/** Hours of the search as rules read them; `null` where they are words alone. Spec 2 §3. */
export function scheduleOf({ openinghours = [], deviationdays = [], vacationdays }: OpeningSchedule): Schedule | null {
  const known = openinghours.filter(({ weekday }) => weekday !== undefined)
  if (known.length === 0) return null
  return {
    weekdays: Object.fromEntries(
      known.flatMap(({ weekday = 0, ...day }) => {
        const [name, hours] = [WEEKDAYS[weekday % WEEKDAYS.length], hoursOf(day)]
        return name === undefined || hours === null ? [] : [[name, hours]]
      }),
    ) as OpeningHours,
    deviations: deviationdays.flatMap(({ date, ...day }) =>
      date === undefined ? [] : [{ day: date, hours: hoursOf(day) }],
    ),
    vacations: vacationdays ? [vacationOf(vacationdays)] : [],
  }
}

function hoursOf({ opens, closes }: { readonly opens?: string | undefined; readonly closes?: string | undefined }) {
  return opens === undefined || closes === undefined ? null : { opens, closes }
}

function vacationOf({ vacationtitle, vacationstart, vacationend }: NonNullable<OpeningSchedule["vacationdays"]>) {
  return { title: vacationtitle ?? "", from: vacationstart, to: vacationend }
}
