/** Whether to paint: painting takes more CPU than everything else together, so a site can turn it off to stay within a free plan. */
export const paints = ({ PICTURES }: Pick<Env, 'PICTURES'>): boolean => PICTURES !== 'off'
