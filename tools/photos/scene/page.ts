// The page's entry: builds the stage of a shot by its id and hands its picture back as a PNG data address.
import { stageFor } from '../rooms/stages.ts';
import { photograph } from './studio.ts';

declare global {
  interface Window {
    renderShot(id: string, frames: number): Promise<string>;
  }
}

window.renderShot = async (id, frames) => {
  const canvas = photograph(stageFor(id), frames);
  return canvas.toDataURL('image/png');
};
