/** Below this fame a high score says little. */
const fameFloor = 55;

export const listOrders = {
  popular: { where: '1', order: 'popularity DESC' },
  topRated: { where: `fame >= ${fameFloor}`, order: 'score DESC' },
} as const;
