-- CreateTable
CREATE TABLE "Creation" (
    "key" UUID NOT NULL,
    "entity" "RevisionEntity" NOT NULL,
    "entityId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Creation_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "Creation_createdAt_idx" ON "Creation"("createdAt");
