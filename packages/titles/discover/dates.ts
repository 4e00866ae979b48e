const day = 24 * 60 * 60 * 1000;

export const dayText = (date: Date): string => date.toISOString().slice(0, 10);
export const daysFrom = (date: Date, days: number): string => dayText(new Date(date.getTime() + days * day));
