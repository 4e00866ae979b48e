import type { CrewMember } from '#web/api/titleModel.ts';

type CrewLine = { id: number; name: string; jobs: string[] };
export type Department = { name: string; lines: CrewLine[] };

/** As in the end credits: who decided first, then by craft. Others follow in the order in which they come. */
const order = [
  'Creator',
  'Directing',
  'Writing',
  'Production',
  'Camera',
  'Editing',
  'Sound',
  'Art',
  'Costume & Make-Up',
  'Visual Effects',
  'Lighting',
];

const rankOf = (department: string) => {
  const rank = order.indexOf(department);
  return rank === -1 ? order.length : rank;
};

/** The crew by department; a person with several jobs in one has one line there. */
export function crewByDepartment(crew: readonly CrewMember[]): Department[] {
  const departments = new Map<string, Map<number, CrewLine>>();
  for (const { id, name, job, department } of crew) {
    const lines = departments.get(department) ?? new Map<number, CrewLine>();
    departments.set(department, lines);
    const line = lines.get(id) ?? { id, name, jobs: [] };
    lines.set(id, line);
    if (!line.jobs.includes(job)) line.jobs.push(job);
  }
  return [...departments]
    .map(([name, lines]) => ({ name, lines: [...lines.values()] }))
    .toSorted((left, right) => rankOf(left.name) - rankOf(right.name));
}

/** Those who have one of the jobs, each once, in billing order. */
export function peopleWith(crew: readonly CrewMember[], jobs: readonly string[]): CrewMember[] {
  const found = new Map<number, CrewMember>();
  for (const member of crew)
    if (jobs.includes(member.job) && !found.has(member.id)) found.set(member.id, member);
  return [...found.values()];
}
