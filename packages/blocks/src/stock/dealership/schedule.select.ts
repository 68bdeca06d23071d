import { type OpeningSchedule, readSchedule } from "@forecourt/calendar"
import type { Car, Dealership } from "@forecourt/contracts/search"

type Department = NonNullable<Dealership["site_departments"]>[number]

type WithDepartments = Pick<Dealership, "site_departments">

/**
 * Finds the department with the ERP number in the car's data. Otherwise returns the department for new cars, or `null`
 * if there is none.
 */
export function findSalesDepartment(
  { car_companyerpid: company, car_departmenterpid: department }: Car,
  { site_departments: departments = [] }: WithDepartments,
): Department | null {
  const match = departments.find(({ erp_id }) => erp_id === `${company}.${department}`)
  return match ?? findForNewCars(departments) ?? null
}

/**
 * Returns the opening hours of the department that sells a car. Returns `null` when the hours are unknown. Spec 2 §2.5.
 */
export function readSalesSchedule(car: Car, dealership: WithDepartments, country: string): OpeningSchedule | null {
  return readDepartmentSchedule(findSalesDepartment(car, dealership), country)
}

/**
 * Returns the opening hours of the department for new cars or, if there is none, of the first department. Returns
 * `null` if the hours are unknown.
 */
export function readMainSchedule({ site_departments: departments = [] }: WithDepartments, country: string) {
  return readDepartmentSchedule(findForNewCars(departments) ?? departments[0] ?? null, country)
}

export function readWorkshopSchedule({ site_departments: departments = [] }: WithDepartments, country: string) {
  return readDepartmentSchedule(departments.find(({ group }) => group === "Workshop") ?? null, country)
}

export function readDepartmentSchedule(department: Department | null, country: string): OpeningSchedule | null {
  return department?.openingschedule ? readSchedule(department.openingschedule, country) : null
}

function findForNewCars(departments: readonly Department[]): Department | undefined {
  return departments.find(({ group }) => group === "New cars")
}
