import axe from 'axe-core';

export const broken = axe;
